import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { partNames } from "../../src/content-model/parts";
import { site } from "../../src/content-model/entities/site";
import { theme } from "../../src/content-model/entities/theme";
import { messageOf } from "../../src/server/errors";

const text = z.string().trim().min(1, "expected some words");
const { fonts, radius } = theme.schema.shape;

/** All questions by name. The names are the command's flags and the keys of an answers file. */
export const answersSchema = z
  .strictObject({
    name: text.describe("Name of the company"),
    tagline: text.describe("A line under the name"),
    description: text.describe("A sentence about the company"),
    founded: z.coerce.number().pipe(site.schema.shape.foundingYear).describe("Year of founding"),
    email: z.email("expected an address such as hello@example.com").describe("Email for clients"),
    careersEmail: z
      .email("expected an address such as careers@example.com")
      .describe("Email for applicants; also on all pages but the contact page"),
    phone: text.describe("Phone number, in international form"),
    colour: z
      .string()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, "expected a colour such as #0a5bd3")
      .describe("Your colour, of buttons and links"),
    headings: fonts.shape.headings.describe("Font of headings, a variable one of fontsource.org"),
    text: fonts.shape.text.describe("Font of texts, likewise"),
    radius: z.coerce.number().pipe(radius).describe("Corners of cards, 0 to 48 pixels"),
    without: z
      .union([
        z.array(z.enum(partNames)),
        z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean)),
      ])
      .pipe(z.array(z.enum(partNames)))
      .describe(`Parts that you do not need (${partNames.join(", ")}; none: -)`),
  })
  .partial();

export type Answers = z.infer<typeof answersSchema>;
export type AnswerName = keyof typeof answersSchema.shape;

export const answerNames = Object.keys(answersSchema.shape) as AnswerName[];

/**
 * Checks answers from flags, a file or the terminal.
 * @throws Error that names each wrong answer.
 */
export const checkAnswers = (raw: unknown): Answers => {
  const result = answersSchema.safeParse(raw);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? `${issue.keys.join(", ")}: no such answer. Known: ${answerNames.join(", ")}.`
      : `${path.map(String).join(".") || "answers"}: ${message}`,
  );
  throw new Error(faults.join("\n"));
};

export const readAnswers = (file: string): unknown => {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${messageOf(cause)}`, { cause });
  }
};
