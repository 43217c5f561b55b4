import { join } from "node:path";
import { Kind, parse, type FieldDefinitionNode, type TypeNode } from "gatsby/graphql";
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

/** Writes the fragments that need no decision, so that no field is listed both in the content model and in a query. */
export const writeFragments = (root: string): void => {
  const code = `// Made of the content model; see tools/build/write-fragments.ts.
import { graphql } from "gatsby";

export const fragments = graphql\`
${toFragments(toGraphql(entities))}
\`;
`;
  writeIfChanged(join(root, file), code);
};
