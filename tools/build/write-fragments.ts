import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, type FieldDefinitionNode, type TypeNode } from "gatsby/graphql";
import { filesUnder } from "../../src/content-model/check/files-under";
import { entities } from "../../src/content-model/entities/entities";
import { toGraphql } from "../../src/content-model/graphql/to-graphql";
import { writeIfChanged } from "../../src/publish/page-files";

/** Not committed: `develop`, `build` and `types` write it. Gatsby finds fragments in every file of `src`. */
const file = "src/gatsby-fragments.ts";

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

const isForPages = ({ directives = [] }: FieldDefinitionNode): boolean =>
  directives.every(({ name }) => name.value !== "notOnPages");

/**
 * A fragment with all fields of each type, under the type's name. A type with a picture or a reference to another entry
 * has none: only the section knows how large it shows the picture, and what it shows of the entry. That section writes
 * the fragment of that name, and others here may select it.
 * @param sdl What `toGraphql` returns.
 */
export const toFragments = (sdl: string): string => {
  const types = parse(sdl).definitions.filter((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION);
  const shapes = new Set(types.flatMap(({ name, interfaces }) => (interfaces?.length ? [] : [name.value])));
  const chosenBySection = new Set([
    "File",
    ...types.map(({ name }) => name.value).filter((name) => !shapes.has(name)),
  ]);
  return types
    .map(({ name: { value: name }, fields = [] }) => ({ name, fields: fields.filter(isForPages) }))
    .filter(({ fields }) => !fields.some(({ type }) => chosenBySection.has(nameOf(type))))
    .map(({ name, fields }) => {
      const lines = fields.map(({ name: { value: field }, type }) =>
        shapes.has(nameOf(type)) ? `    ${field} {\n      ...${nameOf(type)}\n    }` : `    ${field}`,
      );
      return `  fragment ${name} on ${name} {\n${lines.join("\n")}\n  }`;
    })
    .join("\n\n");
};

const namesIn = (code: string): string[] =>
  [...code.matchAll(/\bfragment (\w+) on\b/g)].map(([, name = ""]) => name);

/** Fragments that `made` selects and that neither it nor the `written` code has. */
export const missingFragments = (made: string, written: readonly string[]): string[] => {
  const known = new Set([made, ...written].flatMap(namesIn));
  const selected = [...made.matchAll(/\.{3}(\w+)/g)].map(([, name = ""]) => name);
  return [...new Set(selected)].filter((name) => !known.has(name));
};

/**
 * Writes the fragments that need no decision, so that no field is listed both in the content model and in a query.
 * @throws Error that names the types whose section has to write a fragment.
 */
export const writeFragments = (root: string): void => {
  const made = toFragments(toGraphql(entities));
  const written = filesUnder(join(root, "src"), /\.tsx?$/).filter((path) => path !== join(root, file));
  const missing = missingFragments(
    made,
    written.map((path) => readFileSync(path, "utf8")),
  );
  if (missing.length > 0)
    throw new Error(
      missing
        .map(
          (name) =>
            `The type ${name} of the content model has a picture or a reference: write “fragment ${name} on ${name}” in its ` +
            "section, with what it shows of them (docs/recipes.md#fragments).",
        )
        .join("\n"),
    );
  const code = `// Made of the content model; see tools/build/write-fragments.ts.
import { graphql } from "gatsby";

export const fragments = graphql\`
${made}
\`;
`;
  writeIfChanged(join(root, file), code);
};
