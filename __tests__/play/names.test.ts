/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import webpack from "webpack";
import { filesUnder } from "../../src/content-model/check/files-under";
import { play } from "../../src/content-model/entities/toys/play";
import { signature } from "../../src/content-model/entities/toys/signature";
import { aliasesOfLeftOut } from "../../src/gatsby/on-create-webpack-config";

const root = resolve(__dirname, "../..");
const homes = /^src\/(?:play|content-model\/entities\/toys)\/|^src\/gatsby-(?:types\.d|fragments)\.ts$/;
const toys = [...Object.keys(play.schema.shape), ...Object.keys(signature.shape)].filter((key) =>
  /[A-Z]/.test(key),
);

test("no file outside of their folders names a toy", () => {
  expect(toys).toEqual(expect.arrayContaining(["settleUp", "renderCost"]));
  const kebab = toys.map((toy) => toy.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const names = new RegExp([...toys, ...kebab, "price-?wheel"].join("|"), "i");
  const naming = filesUnder(join(root, "src"), /\.(?:tsx?|css)$/)
    .map((file) => relative(root, file))
    .filter((path) => !homes.test(path))
    .filter((path) => names.test(path) || names.test(readFileSync(join(root, path), "utf8")));
  expect(naming).toEqual([]);
});

describe("the code of a site", () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), "play-"));
    mkdirSync(join(site, "content/settings"), { recursive: true });
    mkdirSync(join(site, "src/play"), { recursive: true });
    mkdirSync(join(site, "src/templates"));
    writeFileSync(join(site, "src/play/play.js"), 'export const Play = () => "a toy to try";');
    writeFileSync(
      join(site, "src/templates/page.js"),
      'import { Play } from "../play/play"; console.log(Play);',
    );
  });
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  const built = (): Promise<string> =>
    new Promise((done, reject) => {
      const compiler = webpack({
        mode: "production",
        context: site,
        entry: "./src/templates/page.js",
        output: { path: site, filename: "built.js" },
        resolve: { alias: aliasesOfLeftOut(site) },
      });
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString()));
        compiler.close(() => done(readFileSync(join(site, "built.js"), "utf8")));
      });
    });

  test.each([
    [true, true],
    [false, false],
  ])("with `play: %s` has its toys: %s", async (has, expected) => {
    writeFileSync(join(site, "content/settings/site.yaml"), `parts: { play: ${has} }\n`);
    expect((await built()).includes("a toy to try")).toBe(expected);
  });
});
