/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { checkContent } from "../../src/content-model/check/check-content";
import { entities } from "../../src/content-model/entities/entities";
import { isCollection } from "../../src/content-model/entity";
import { withContent } from "./support/content-tree";

const root = resolve(__dirname, "../..");

// The tests read the whole content, pictures included.
jest.setTimeout(60_000);

/** Runs `npm run check:content` in `folder`. */
const runCommand = (folder: string) =>
  spawnSync(resolve(root, "node_modules/.bin/tsx"), [resolve(root, "tools/check-content.ts")], {
    cwd: folder,
    encoding: "utf8",
  });

const single = entities
  .filter((entity) => !isCollection(entity))
  .map(({ location }) => `content/${location}`);

test("the site's own content has no faults", async () => {
  expect(await checkContent(root)).toEqual([]);
});

test("a missing settings file or page is a fault", async () => {
  const faults = await withContent({}, checkContent);
  expect(faults.map(({ file }) => file)).toEqual([...single].sort((a, b) => a.localeCompare(b)));
  expect(new Set(faults.map(({ message }) => message))).toEqual(
    new Set(["this file is missing. The site needs it; restore it."]),
  );
});

test("files in an unknown content folder are faults", async () => {
  const faults = await withContent(
    { "testimonails/a.yaml": "slug: a\n", "jobs/deep/x.yaml": "slug: x\n", "faqs/x.yml": "slug: x\n" },
    checkContent,
  );
  const message = "no kind of content lives here. Move the file, or give it the ending .yaml.";
  expect(faults.filter((fault) => fault.message === message).map(({ file }) => file)).toEqual([
    "content/faqs/x.yml",
    "content/jobs/deep/x.yaml",
    "content/testimonails/a.yaml",
  ]);
});

test("the command prints all faults, those of files that cannot be read first, and exits with 1", async () => {
  const files = {
    "faqs/a.yaml": "slug: a\nquestions:\n  - question: Why?\n    answer: See [this](/gone).\n    note: x\n",
    "jobs/x.yaml": "slug: [\n",
    "testimonials/asha.yaml": "slug: asha\nname: 12\nrole: Founder\ntext: Good.\nimage: ./no.webp\n",
  };
  const { status, stdout, stderr } = await withContent(files, runCommand);
  const lines = stdout.trim().split("\n");
  expect(lines.filter((line) => !line.includes("this file is missing"))).toEqual([
    expect.stringMatching(/^content\/jobs\/x\.yaml:1:7 {2}the “\[” that opens here is not closed\./),
    "content/faqs/a.yaml:4:23  questions[0].answer: dead link: no page of this site has the path /gone.",
    expect.stringMatching(/^content\/faqs\/a\.yaml:5:5 {2}questions\[0\]\.note: unknown key\./),
    "content/testimonials/asha.yaml:2:7  name: found 12, expected a text. Put it in quotes.",
    'content/testimonials/asha.yaml:5:8  image: found "./no.webp": missing picture. Put the file there or mend the path.',
  ]);
  expect(stderr.trim()).toBe(`${lines.length} faults in ${single.length + 3} content files.`);
  expect(status).toBe(1);
});

test("without faults the command says so, asks about the rest at most, and exits with 0", () => {
  const { status, stdout } = runCommand(root);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^The content has no faults: \d{2,} files\.\n(Is this meant\? .+\n)*$/,
    ) as string,
  });
});
