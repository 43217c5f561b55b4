import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { keepFaults, stepMs, type Driver, type Key, type Tab } from "./tab";

const codePoints: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Space: " ",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  "/": "/",
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** An X server on a free display. */
const startDisplay = async (): Promise<{ display: string; child: ChildProcess }> => {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x2000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(createInterface(child.stdio[3] as Readable), "line")) as [string];
  return { display: `:${number}`, child };
};

interface Answer {
  value: { error?: string; message?: string; sessionId: string } & Record<string, unknown>;
}

const ask = async (base: string, method: "GET" | "POST" | "DELETE", path: string, body?: object) => {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(stepMs),
  });
  const { value } = (await answer.json()) as Answer;
  if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
};

const tabOf = (session: string): Tab => {
  const post = (path: string, body: object = {}) => ask(session, "POST", path, body);
  const act = (source: object) => post("/actions", { actions: [source] });
  const strike = (keys: readonly string[]) =>
    act({
      ...{ type: "key", id: "keyboard" },
      actions: keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  return {
    goto: async (url) => void (await post("/url", { url })),
    back: async () => void (await post("/back")),
    forward: async () => void (await post("/forward")),
    reload: async () => void (await post("/refresh")),
    size: async (width, height) => void (await post("/window/rect", { x: 0, y: 0, width, height })),
    evaluate: async (expression) => {
      const { error, answer } = await post("/execute/async", {
        script: `const done = arguments[0];
          new Promise((go) => go(${expression}))
            .then((answer) => done({ answer }), (error) => done({ error: String(error) }));`,
        args: [],
      });
      if (error !== undefined) throw new Error(String(error));
      return answer;
    },
    click: async (x, y) =>
      void (await act({
        ...{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } },
        actions: [
          { type: "pointerMove", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      })),
    press: async (key) => void (await strike([codePoints[key]])),
    type: async (text) => void (await strike([...text])),
    close: async () => void (await ask(session, "DELETE", "")),
  };
};

/** WebKitWebDriver on a port and a display of its own. */
export const startWebKit = async (path: string): Promise<Driver> => {
  const [{ display, child: screen }, port] = await Promise.all([startDisplay(), freePort()]);
  const driver = spawn(path, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...{ DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", NO_AT_BRIDGE: "1" },
      // The sandbox does not start for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      EARLY_SCRIPT: keepFaults,
    },
  });
  const base = `http://127.0.0.1:${port}`;
  const until = Date.now() + stepMs;
  while (!(await fetch(`${base}/status`).catch(() => undefined)) && Date.now() < until) await pause(50);
  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": { binary: join(__dirname, "window.py"), args: ["--automation"] },
    },
  };
  return {
    open: async () => {
      const { sessionId } = await ask(base, "POST", "/session", { capabilities });
      return tabOf(`${base}/session/${sessionId}`);
    },
    // The windows close with it.
    close: async () => {
      driver.kill();
      screen.kill();
      await Promise.all([driver, screen].map((child) => child.exitCode ?? once(child, "close")));
    },
  };
};
