import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "postcss";

const source = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => ({ file: join("src", file), text: readFileSync(join("src", file), "utf8") }));

/** As css-loader does. */
const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const literals = new Set(
  source.flatMap(({ text }) => [...text.matchAll(/"([\w-]+)"/g)].map(([, word = ""]) => camelCase(word))),
);

/** Beginnings of names that end in a variable: `gap${step}`. */
const prefixes = source.flatMap(({ text }) =>
  [...text.matchAll(/`(\w+)\$\{/g)].map(([, prefix = ""]) => prefix),
);

/** Whether a name that a variable chooses is one of those that it can have. `2xl` is the class `xl2`. */
const canBeChosen = (name: string): boolean =>
  literals.has(name) ||
  literals.has(name.replace(/^([a-z]+)(\d)$/, "$2$1")) ||
  prefixes.some((prefix) => name.startsWith(prefix));

/** The classes that a stylesheet gives to scripts, by their names in them. */
const classesOf = (sheet: string): Set<string> => {
  const classes = new Set<string>();
  parse(readFileSync(sheet, "utf8")).walkRules(({ selector }) => {
    const local = selector.replaceAll(/:global\([^)]*\)/g, "");
    for (const [, name = ""] of local.matchAll(/\.([a-z][\w-]*)/g)) classes.add(camelCase(name));
  });
  return classes;
};

/** Each stylesheet with the names that scripts read from it; `any` where a variable chooses one. */
const readNames = () => {
  const read = new Map<string, { names: Map<string, string>; any: boolean }>();
  for (const { file, text } of source)
    for (const [, alias, path = ""] of text.matchAll(/import \* as (\w+) from "(\.[^"]*\.module\.css)"/g)) {
      const sheet = relative(".", join(dirname(file), path));
      const entry = read.get(sheet) ?? { names: new Map<string, string>(), any: false };
      for (const [, name = ""] of text.matchAll(new RegExp(`(?<![\\w/-])${alias}\\.(\\w+)`, "g")))
        entry.names.set(name, file);
      entry.any ||= new RegExp(`\\b${alias}\\[|\\.{3}${alias}\\b`).test(text);
      read.set(sheet, entry);
    }
  return read;
};

const sheets = [...readNames()].map(([sheet, read]) => ({ sheet, ...read, classes: classesOf(sheet) }));

test("scripts name only classes that their stylesheet has", () => {
  const wrong = sheets.flatMap(({ sheet, names, classes }) =>
    [...names]
      .filter(([name]) => !classes.has(name))
      .map(([name, file]) => `${file}: ${name} is not in ${sheet}`),
  );
  expect(wrong).toEqual([]);
});

test("each class of a stylesheet is used", () => {
  const unused = sheets.flatMap(({ sheet, names, any, classes }) =>
    [...classes]
      .filter((name) => !names.has(name) && !(any && canBeChosen(name)))
      .map((name) => `${sheet}: ${name}`),
  );
  expect(unused).toEqual([]);
});
