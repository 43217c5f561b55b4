/** @jest-environment node */
import { readContent } from "../../src/server/content";
import { readFileTable } from "../../src/server/files/file-table";
import { messageText } from "../../src/server/messages";
import { testContent } from "./support/content";
import { makeSite, type SiteFolder } from "./support/site-folder";

let site: SiteFolder | undefined;
afterEach(() => site?.remove());

const contentFile = (text: string): string => {
  site = makeSite({ "content.json": text });
  return `${site.folder}/content.json`;
};

test("what the build writes is read", () => {
  expect(readContent(contentFile(JSON.stringify(testContent())))).toEqual(testContent());
});

test("a missing file is named, with the command that makes it", () => {
  expect(() => readContent("/nowhere/content.json")).toThrow(
    /\/nowhere\/content\.json cannot be read .*npm run build/,
  );
});

test("a missing site is named, with the command that makes it", async () => {
  await expect(readFileTable("/nowhere/public", {})).rejects.toThrow(
    /\/nowhere\/public cannot be read .*npm run build/,
  );
});

test("every fault is named by its path", () => {
  const content = testContent() as unknown as Record<string, Record<string, unknown>>;
  content.forms = { ...content.forms, emailEnding: "long", messages: {} };
  content.options = { ...content.options, designations: [{ id: 1 }] };
  const file = contentFile(JSON.stringify(content));
  expect(() => readContent(file)).toThrow(/npm run build/);
  for (const path of ["forms.emailEnding", "forms.messages.nameRequired", "options.designations.0.text"]) {
    expect(() => readContent(file)).toThrow(`  ${path}: `);
  }
});

test("a broken file is named", () => {
  expect(() => readContent(contentFile("{"))).toThrow(/content\.json cannot be read/);
});

test("a message names its field, as text and at a bearable length", () => {
  const { forms } = testContent();
  expect(messageText(forms, "fieldTooLong", "subject", { over: 1, max: 200 })).toBe(
    "subject is 1 over its 200.",
  );
  expect(messageText(forms, "fieldTooLong", "$&{max}", { over: 1, max: 2 })).toBe("$&{max} is 1 over its 2.");
  expect(messageText(forms, "fieldTooLong", "x".repeat(5000), { over: 1, max: 2 }).length).toBeLessThan(100);
});
