// Small requests with a JSON body, over connections that are kept.
import http from "node:http";

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

export function post(url, body, token) {
  return send("POST", url, JSON.stringify(body), token);
}

function send(method, url, text, token) {
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
  if (token) headers.Authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode < 300) resolve(said ? JSON.parse(said) : null);
        else reject(new Error(`${method} ${new URL(url).pathname}: ${answer.statusCode} ${said.slice(0, 300)}`));
      });
    });
    request.on("error", reject);
    request.end(text);
  });
}
