/** @jest-environment node */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../tools/build/free-port";

/** The web servers in front of ours, with the files that we ship, where they are installed. */
jest.setTimeout(60_000);

const shipped = (name: string): string =>
  readFileSync(path.resolve(__dirname, "../../../deploy", name), "utf8");

interface Ports {
  http: number;
  https: number;
  upstream: number;
}

/** Writes the configuration into the folder; answers the command that starts the server with it. */
type Configure = (folder: string, ports: Ports) => { command: string; args: string[] };

const nginx: Configure = (folder, ports) => {
  const logs = path.join(folder, "logs");
  const site = shipped("nginx.conf")
    .replaceAll("127.0.0.1:9000", `127.0.0.1:${ports.upstream}`)
    .replaceAll(/listen \[::\].*\n/g, "\n")
    .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${ports.https}`)
    .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
    .replaceAll("/var/log/nginx", logs);
  const subject = ["-subj", "/CN=www.example.com", "-days", "2", "-nodes", "-x509"];
  const files = ["-keyout", path.join(folder, "privkey.pem"), "-out", path.join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-newkey", "rsa:2048", ...subject, ...files], { stdio: "ignore" });
  // Around it what Debian's own file has: logs that others may be in.
  const all = `pid ${folder}/pid; error_log ${logs}/main.log; daemon off; events {}
    http { access_log ${logs}/access.log; proxy_temp_path ${folder}/proxy; client_body_temp_path ${folder}/body;\n${site} }`;
  writeFileSync(path.join(folder, "all.conf"), all);
  return {
    command: "nginx",
    args: ["-c", path.join(folder, "all.conf"), "-e", path.join(logs, "start.log")],
  };
};

const caddy: Configure = (folder, ports) => {
  const trial = `{\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n`;
  const file = shipped("Caddyfile")
    .replace(/^\{\n/m, trial)
    .replaceAll("127.0.0.1:9000", `127.0.0.1:${ports.upstream}`)
    .replace("lb_try_duration 5s", "lb_try_duration 1s");
  writeFileSync(path.join(folder, "Caddyfile"), file);
  return { command: "caddy", args: ["run", "--config", path.join(folder, "Caddyfile")] };
};

const visitor = "127.0.0.2";
const typed = "/contact-us?email=ada%40kiln.co";

const ask = async (port: number, host: string): Promise<IncomingMessage> => {
  const asking = request({
    host: "127.0.0.1",
    localAddress: visitor,
    port,
    servername: host,
    path: typed,
    headers: { host, referer: `https://${host}${typed}`, connection: "close" },
    rejectUnauthorized: false,
  }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  answer.resume();
  return answer;
};

/** Until it listens. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
  }
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
};

const isInstalled = (command: string): boolean => spawnSync(command, ["-h"]).error === undefined;

describe.each([
  { name: "nginx", configure: nginx },
  { name: "caddy", configure: caddy },
])("$name, as shipped,", ({ name, configure }) => {
  const trial = isInstalled(name) ? test : test.skip;

  trial("leads to the one host, and logs neither a query nor a visitor's address", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
    const logs = path.join(folder, "logs");
    mkdirSync(logs);
    const upstream = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const ports = {
      http: await freePort(),
      https: await freePort(),
      upstream: (upstream.address() as AddressInfo).port,
    };
    const { command, args } = configure(folder, ports);
    const child = spawn(command, args, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const logged = () =>
      readdirSync(logs)
        .map((file) => readFileSync(path.join(logs, file), "utf8"))
        .join("") + said;
    try {
      const moved = await patiently(() => ask(ports.https, "example.com"));
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `https://www.example.com${typed}`]);
      expect((await ask(ports.https, "www.example.com")).statusCode).toBe(200);
      upstream.close();
      await once(upstream, "close");
      expect((await ask(ports.https, "www.example.com")).statusCode).toBe(502);
      await patiently(async () => expect(logged()).toMatch(/\/contact-us[^\n]+502/));
      expect(logged()).not.toContain("kiln.co");
      expect(logged()).not.toContain(visitor);
    } finally {
      upstream.closeAllConnections();
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
