/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { createMetrics } from "../../src/server/metrics";

const file = "deploy/alerts.yml";

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const { groups } = parse(readFileSync(file, "utf8")) as Rules;
const alerts = groups.flatMap(({ rules }) => rules).map(({ alert, expr }) => [alert, expr] as const);

/** A figure in an expression, as what its lines look like on `/metrics`. */
const linesOf = (expr: string): RegExp[] =>
  [...expr.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?:\{(.*?)\})?/g)].map(([, name, labels = ""]) => {
    const pairs = [...labels.matchAll(/(\w+)=~?("[^"]*")/g)].map(
      ([, label, value]) => `(?=.*${label}=${value})`,
    );
    return new RegExp(`^${name}\\b${pairs.join("")}.* [\\d.]+$`, "gm");
  });

test.each(alerts.filter(([, expr]) => !expr.startsWith("up{")))(
  "what %s looks at is there before anything has happened",
  async (_alert, expr) => {
    const { registry } = createMetrics({
      store: {
        damage: undefined,
        expiry: { refusal: undefined },
        deliveries: { backlog: async () => ({ waiting: 0, createdAt: undefined }) },
      },
      channels: ["webhook"],
      now: () => new Date(),
    });
    const text = await registry.metrics();
    expect(linesOf(expr).length).toBeGreaterThan(0);
    for (const line of linesOf(expr)) expect(text).toMatch(line);
  },
);

const withPromtool = spawnSync("promtool", ["--version"]).status === 0 ? test : test.skip;

withPromtool("the rules call at the right time (promtool, where it is installed)", () => {
  const { status, stderr, stdout } = spawnSync("promtool", ["test", "rules", "__tests__/deploy/alerts.yml"], {
    encoding: "utf8",
  });
  expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
});
