import { isScalar, parseDocument, visit, type Document } from "yaml";
import { decode } from "./decode";
import { misread } from "./misread";
import { oddCharacters, oddEscapes } from "./odd-characters";
import type { Problem } from "./problem";
import { syntaxProblem } from "./syntax-problem";

/** A file's content. If it is unreadable, `value` is undefined and a problem says why. */
export interface Yaml {
  isReadable: boolean;
  value?: unknown;
  problems: readonly Problem[];
}

const unreadable = (problems: readonly Problem[]): Yaml => ({ isReadable: false, problems });

/** Only double quotes allow escapes. */
const escapesIn = (document: Document.Parsed, text: string): Problem[] => {
  const found: Problem[] = [];
  visit(document, (_, node) => {
    if (isScalar(node) && node.type === "QUOTE_DOUBLE")
      found.push(...oddEscapes(text, node.range![0], String(node.value)));
  });
  return found;
};

/** The only reader of content files: the check, Gatsby and the publishing tools get their values from it. */
export const readYaml = (bytes: Buffer): Yaml => {
  const text = decode(bytes);
  if (typeof text !== "string") return unreadable([text]);
  const odd = oddCharacters(text);
  const document = parseDocument(text, { prettyErrors: false, schema: "core" });
  const [error] = document.errors;
  // Odd characters may be the cause: a non-breaking space before a key makes it a text.
  if (error) return unreadable(odd.length > 0 ? odd : [syntaxProblem(text, error)]);
  const problems = [...odd, ...misread(text), ...escapesIn(document, text)];
  try {
    return { isReadable: true, value: document.toJS(), problems };
  } catch {
    // An alias without an anchor, which `misread` has reported.
    return unreadable(problems);
  }
};
