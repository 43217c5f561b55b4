/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import config from "../../gatsby-config";
import { filesUnder } from "../../src/content-model/check/files-under";

const root = resolve(__dirname, "../..");
const { dependencies, devDependencies, scripts } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as Record<"dependencies" | "devDependencies" | "scripts", Record<string, string>>;

const sources = filesUnder(join(root, "src"), /\.tsx?$/).map((file) => ({
  file: file.slice(root.length + 1),
  code: readFileSync(file, "utf8"),
}));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

const plugins = (config.plugins ?? []).map((plugin) =>
  typeof plugin === "object" && plugin ? plugin.resolve : plugin,
);

test.each([
  ...["gatsby", "react", "react-dom", "gatsby-plugin-image", "gatsby-transformer-yaml"],
  ...["gatsby-source-filesystem", "gatsby-plugin-react-helmet", "libphonenumber-js", "react-slick"],
])("%s, a package of the order, is a dependency", (name) => {
  expect(dependencies[name]).toMatch(/^\d/);
});

test("jest and @testing-library/react run the tests", () => {
  expect(devDependencies).toMatchObject({
    jest: expect.any(String) as string,
    "@testing-library/react": expect.any(String) as string,
  });
  expect(scripts["test:quick"]).toMatch(/^jest\b/);
  expect(
    filesUnder(join(root, "__tests__"), /\.test\.tsx$/).some((file) =>
      readFileSync(file, "utf8").includes('from "@testing-library/react"'),
    ),
  ).toBe(true);
});

// An option that takes several values would take the name as one of them.
test("Jest takes what follows test:quick for the name of a test", async () => {
  const { buildArgv } = createRequire(require.resolve("jest"))("jest-cli") as {
    buildArgv: (given: string[]) => Promise<{ _: string[] }>;
  };
  const given = scripts["test:quick"]!.split(" ").slice(1);
  const { _: names } = await buildArgv([...given, "names.test"]);
  expect(names).toEqual(["names.test"]);
});

test("Gatsby reads files, YAML, pictures and heads by the plugins of the order", () => {
  expect(plugins).toEqual(
    expect.arrayContaining([
      "gatsby-source-filesystem",
      "gatsby-transformer-yaml",
      "gatsby-plugin-image",
      "gatsby-plugin-react-helmet",
    ]),
  );
  expect(plugins.filter((name) => /^gatsby-(?:source|transformer)-/.test(String(name))).sort()).toEqual([
    "gatsby-source-filesystem",
    "gatsby-transformer-sharp",
    "gatsby-transformer-yaml",
  ]);
});

test("every template's head is a <Seo> within the page, and that a <Helmet>", () => {
  const templates = sources.filter(
    ({ file, code }) => /^src\/templates\//.test(file) && code.includes("graphql`"),
  );
  expect(templates.length).toBeGreaterThan(10);
  // A template either shows the head itself or leaves it to its lists in `templates/lists/`.
  for (const { file, code } of templates)
    expect({ file, head: code.includes("<Seo") }).toEqual({ file, head: true });
  expect(filesWith(/export (?:const|function|\{[^}]*\b) ?Head\b/)).toEqual([]);
  expect(filesWith(/<Helmet>/)).toContain("src/seo/seo.tsx");
});

test("pictures are of gatsby-plugin-image's data, carousels of react-slick, phone rules of libphonenumber-js", () => {
  expect(filesWith(/gatsbyImageData\(/)).toEqual(["src/components/picture/fragments.ts"]);
  expect(filesWith(/import Slider from "react-slick"/)).toEqual(["src/components/carousel/slick-track.tsx"]);
  expect(filesWith(/from "libphonenumber-js/)).toEqual(["src/forms/phone/phone-library.ts"]);
});
