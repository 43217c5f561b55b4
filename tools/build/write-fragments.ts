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

const matches = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * A fragment with all fields of each type, under the type's name. A type with a picture or a reference to another entry
 * has the fragment `HeroFields` instead, with its other fields: only the section knows how large it shows the picture, and
 * what it shows of the entry. That section writes the fragment of the type's name, and others here may select it.
 * @param sdl What `toGraphql` returns.
 * @param written Code with the sections' fragments. Where the fragment of a type's name is on another type, fields of that
 * type are left out as pictures are.
 */
export const toFragments = (sdl: string, written = ""): string => {
  const types = parse(sdl).definitions.filter((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION);
  const shapes = new Set(types.flatMap(({ name, interfaces }) => (interfaces?.length ? [] : [name.value])));
  const chosenBySection = new Set([
    "File",
    ...types.map(({ name }) => name.value).filter((name) => !shapes.has(name)),
    ...matches(written, /\bfragment (\w+) on (?!\1\b)/g),
  ]);
  return types
    .flatMap(({ name: { value: type }, fields = [] }) => {
      const onPages = fields.filter(isForPages);
      const known = onPages.filter((field) => !chosenBySection.has(nameOf(field.type)));
      if (known.length === 0) return [];
      const name = known.length === onPages.length ? type : `${type}Fields`;
      const lines = known.map(({ name: { value: field }, type: of }) =>
        shapes.has(nameOf(of)) ? `    ${field} {\n      ...${nameOf(of)}\n    }` : `    ${field}`,
      );
      return [`  fragment ${name} on ${type} {\n${lines.join("\n")}\n  }`];
    })
    .join("\n\n");
};

/**
 * What is wrong between the `made` fragments and the `written` code: a fragment that neither has, or both have.
 * @param types All types of the model; other fragments are Gatsby's to miss.
 */
export const fragmentFaults = (types: ReadonlySet<string>, made: string, written: string): string[] => {
  const madeNames = new Set(matches(made, /\bfragment (\w+) on\b/g));
  const writtenNames = new Set(matches(written, /\bfragment (\w+) on\b/g));
  const selected = new Set(matches(made + written, /\.{3}(\w+)\s*$/gm));
  const missing = [...selected].filter(
    (name) => types.has(name) && !madeNames.has(name) && !writtenNames.has(name),
  );
  return [
    ...missing.map(
      (name) =>
        `The type ${name} of the content model has a picture or a reference: write “fragment ${name} on ${name}” where ` +
        `it is shown, with what is shown of them; the other fields are “...${name}Fields” (docs/recipes.md#fragments).`,
    ),
    ...[...writtenNames]
      .filter((name) => madeNames.has(name))
      .map(
        (name) =>
          `Delete “fragment ${name}” from src: it is made of the content model (docs/recipes.md#fragments).`,
      ),
  ];
};

/**
 * Writes the fragments that need no decision, so that no field is listed both in the content model and in a query.
 * @throws Error that names fragments to write or to delete.
 */
export const writeFragments = (root: string): void => {
  const sdl = toGraphql(entities);
  const written = filesUnder(join(root, "src"), /\.tsx?$/)
    .filter((path) => path !== join(root, file))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const made = toFragments(sdl, written);
  const types = new Set(matches(sdl, /^type (\w+)/gm));
  const faults = fragmentFaults(types, made, written);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const code = `// Made of the content model; see tools/build/write-fragments.ts.
import { graphql } from "gatsby";

export const fragments = graphql\`
${made}
\`;
`;
  writeIfChanged(join(root, file), code);
};
