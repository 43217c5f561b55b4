/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { sharedName } from "../../src/content-model/check/shared-name";
import { shape, text } from "../../src/content-model/markers";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shared-name-"));
  for (const [file, code] of [
    ["cups", '\nshape("Offer", "A sign.")'],
    ["sales/bowls", '\n\nshape(\n  "Offer",\n'],
    ["jugs", 'shape("OfferOfJugs", "A sign.")'],
  ] as const) {
    const path = join(root, `src/content-model/entities/${file}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const offer = (fields: z.ZodRawShape) => shape("Offer", "A sign.", fields);
const cup = (schema: z.ZodRawShape) => [
  { name: "cup", typeName: "Cup", location: "cups/*.yaml", schema: z.strictObject(schema) },
];

test("a name that two shapes share is told with both files and their lines", () => {
  const first = offer({ sign: text("The sign.") });
  const second = offer({ letter: text("The letter.") });
  expect(sharedName(root, cup({ first }))).toBeUndefined();
  expect(sharedName(root, cup({ first, second }))?.split("\n").sort()).toEqual([
    "Two different shapes are called Offer; give one another name.",
    "src/content-model/entities/cups.ts:2",
    "src/content-model/entities/sales/bowls.ts:4",
  ]);
});
