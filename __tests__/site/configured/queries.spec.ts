import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleQueries } from "../../../src/plugins/develop-server";
import { copyFolder } from "../support/project-copy";
import { builtProvider } from "./support/settings";
import { expect, test } from "./support/test";

interface Answer {
  data?: Record<string, { nodes?: unknown[] } | unknown[] | null>;
  errors?: { message: string }[];
}

test("each query of docs/queries.md has an answer, as it stands there", () => {
  const folder = copyFolder(builtProvider);
  const answers = JSON.parse(readFileSync(join(folder, ".cache/example-answers.json"), "utf8")) as Answer[];
  expect(answers).toHaveLength(exampleQueries(folder).length);
  for (const { data, errors } of answers) {
    expect(errors).toBeUndefined();
    for (const answer of Object.values(data ?? {})) {
      const nodes = Array.isArray(answer) ? answer : answer?.nodes;
      if (nodes) expect(nodes).not.toEqual([]);
      else expect(answer).toEqual(expect.any(Object));
    }
  }
});
