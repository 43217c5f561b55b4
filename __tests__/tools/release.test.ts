/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "release-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string, mode = 0o640) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o750 });
  writeFileSync(file, text, { mode });
  chmodSync(file, mode);
};

test("a release can be read by the server's user, whatever root's umask and the checkout's modes are", () => {
  const root = path.join(folder, "srv/website");
  write("checkout/dist/server/main.js", "main");
  write("checkout/public/index.html", "home");
  const script = readFileSync(path.resolve(__dirname, "../../deploy/release"), "utf8");
  write("checkout/release", script.replace("root=/srv/website", `root=${root}`), 0o750);
  // What the script calls that this machine has not, or must not touch.
  write("bin/systemctl", "#!/bin/sh\n", 0o755);
  write(
    "bin/npm",
    "#!/bin/sh\nmkdir -p node_modules/libsql && echo code > node_modules/libsql/index.js\n",
    0o755,
  );
  // An earlier release was made with such a umask too.
  mkdirSync(path.join(root, "releases"), { recursive: true, mode: 0o750 });
  const env = { ...process.env, PATH: `${path.join(folder, "bin")}:${process.env.PATH}` };
  execFileSync("sh", ["-c", "umask 027; ./release"], { cwd: path.join(folder, "checkout"), env });

  const current = path.join(root, "current/");
  const files = readdirSync(current, { recursive: true, encoding: "utf8" });
  expect(files).toEqual(expect.arrayContaining(["public/index.html", "dist/node_modules/libsql/index.js"]));
  const closed = ["..", ".", ...files].filter((name) => {
    const found = statSync(path.join(current, name));
    const needed = found.isDirectory() ? 0o005 : 0o004;
    return (found.mode & needed) !== needed;
  });
  expect(closed).toEqual([]);
  expect(statSync(root).mode & 0o005).toBe(0o005);
});
