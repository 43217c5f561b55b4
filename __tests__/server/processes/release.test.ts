/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A machine with a project that was built, and with systemd's programs replaced. */
let machine: string;
beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), "release-"));
  for (const folder of ["bin", "dist", "public"]) mkdirSync(path.join(machine, folder));
  const script = readFileSync(path.resolve(__dirname, "../../../deploy/release"), "utf8");
  writeFileSync(path.join(machine, "release"), script.replaceAll("/srv/website", `${machine}/srv`));
  program("date", `echo >> ${machine}/dates; wc -l < ${machine}/dates`);
  program("npm", "");
  program("journalctl", "");
  program("systemctl", `echo "$*" >> ${machine}/asked`);
});
afterEach(() => rmSync(machine, { recursive: true }));

const program = (name: string, body: string) => {
  const file = path.join(machine, "bin", name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
};

const release = (build: string) => {
  writeFileSync(path.join(machine, "dist/build"), build);
  const env = { PATH: `${path.join(machine, "bin")}:${process.env.PATH}` };
  return spawnSync("sh", ["release"], { cwd: machine, env, encoding: "utf8" });
};

const serves = () => readFileSync(path.join(machine, "srv/current/dist/build"), "utf8");

// `mv -T` is of Linux, as systemd is.
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a release serves, and comes back by itself after a start of the machine", () => {
  expect(release("1").status).toBe(0);
  expect(serves()).toBe("1");
  const asked = readFileSync(path.join(machine, "asked"), "utf8");
  expect(asked).toMatch(/^enable .*\bwebsite\.socket\b/m);
  expect(asked).toMatch(/^enable .*\bwebsite\.service\b/m);
});

onLinux("it says how to go back where there is something to go back to", () => {
  expect(release("1").stdout).not.toContain("go back");
  const first = readlinkSync(path.join(machine, "srv/current"));
  expect(release("2").stdout).toContain(first);
  expect(serves()).toBe("2");
});

onLinux("when the new server does not answer, the one before serves on", () => {
  release("1");
  program("systemctl", `case "$*" in restart*) ! grep -q bad ${machine}/srv/current/dist/build;; esac`);
  expect(release("bad").status).toBe(1);
  expect(serves()).toBe("1");
});

onLinux("a release whose packages cannot be installed changes nothing", () => {
  release("1");
  program("npm", "exit 1");
  expect(release("2").status).not.toBe(0);
  expect(serves()).toBe("1");
  expect(existsSync(path.join(machine, "srv/next"))).toBe(false);
});
