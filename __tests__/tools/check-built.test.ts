/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const tool = resolve(__dirname, "../../tools/check-built.js");
const folder = mkdtempSync(join(tmpdir(), "built-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = () => spawnSync(process.execPath, [tool], { cwd: folder, encoding: "utf8" });

test("what needs a build says so in a sentence, and goes on where there is one", () => {
  const { status, stderr } = run();
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no build yet\. .*npm run build/),
  ]);
  for (const file of ["dist/server/main.js", "public/index.html"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  expect(run()).toMatchObject({ status: 0, stderr: "" });
});
