// Before anything is painted: day or night, and the language, as chosen here last time or as the device says.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("topsecret.settings") ?? "{}");
  } catch {
    // Storage is closed to us: the device decides.
  }
  const night = chosen.theme ? chosen.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = night ? "dark" : "light";
  if (chosen.language) document.documentElement.lang = chosen.language;
})();
