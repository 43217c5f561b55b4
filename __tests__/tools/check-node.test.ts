/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { engines } from "../../package.json";

interface CheckNode {
  understands(version: string, range: string): boolean;
  inWords(range: string): string;
}

// Plain JavaScript, which has no types.
const { understands, inWords } = jest.requireActual<CheckNode>("../../tools/check-node.js");

test.each(["20.19.0", "20.20.2", "22.13.0", "22.23.3", "24.0.0", "24.21.0", "26.10.0", "28.0.0"])(
  "Node %s may install the project",
  (version) => {
    expect(understands(version, engines.node)).toBe(true);
  },
);

test.each(["8.17.0", "18.20.8", "20.18.3", "21.7.3", "22.12.0", "23.11.1"])(
  "Node %s is too old",
  (version) => {
    expect(understands(version, engines.node)).toBe(false);
  },
);

test("the versions are named in words, the newest first", () => {
  expect(inWords("^20.19.0 || ^22.13.0 || >=24.0.0")).toBe("24 or later, 22 from 22.13, 20 from 20.19");
});

test("the Node that runs this is let through", () => {
  const { status, stderr } = spawnSync(process.execPath, [path.resolve("tools/check-node.js")], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});
