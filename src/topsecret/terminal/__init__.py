"""The games in a text terminal: boards, menus, narration, replays. Everything shown comes from a seat's view and events."""
