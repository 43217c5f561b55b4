import { browserArguments, findBrowser } from "../../tools/find-browser";
import { pathOf } from "../../src/routes/page-table";
import { isOnSite } from "../support/parts";
import { sitePages } from "../support/site-paths";
import { words } from "../support/words";
import { field, formCases, newEmail } from "./support/forms";
import { leadsOf } from "./support/leads";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

/** Behind a switch of the browser until WebMCP is there for all. Earlier trials of it crash (seen with 150). */
const firstSoundVersion = 156;

test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserArguments, "--enable-features=WebMCP"] },
});

const { contact, emailBox } = words;
const finders = (
  [
    ["find_article", "article"],
    ["find_case_study", "case-study"],
  ] as const
).filter(([, kind]) => isOnSite(pathOf(kind, "x")));

test("agents of the browser find pages, and fill in a form that a person sends", async ({
  page,
  browser,
  baseURL,
  browserErrors,
}) => {
  const { path } = formCases.contact;
  test.skip(
    parseInt(browser.version()) < firstSoundVersion,
    `Before version ${firstSoundVersion} a browser's trial of WebMCP may crash.`,
  );
  await open(page, path);
  test.skip(
    !(await page.evaluate(() => "modelContext" in document)),
    "This browser has no WebMCP, so nothing can be offered to its agents.",
  );
  const tools = async () => new Map((await page.webmcp.tools()).map((tool) => [tool.name, tool]));
  await expect
    .poll(async () => [...(await tools()).keys()].sort())
    .toEqual([...finders.map(([name]) => name), contact.tool.name, emailBox.tool.name].sort());

  for (const [tool, kind] of finders) {
    const { path } = sitePages().find((page) => page.kind === kind)!;
    const asked = { words: path.split("/").at(-1)!.replaceAll("-", " ") };
    const found = JSON.stringify(await page.webmcp.callTool(tool, asked));
    expect(found).toContain(`${baseURL}${path}.md`);
    const others = sitePages().filter((other) => other.kind !== kind && other.path !== "/");
    for (const other of others) expect(found).not.toContain(`${baseURL}${other.path})`);
  }

  const form = formCases.contact.form(page);
  const { description, inputSchema } = (await tools()).get(contact.tool.name)!;
  expect(description).toBe(contact.tool.text);
  expect(inputSchema).toMatchObject({
    properties: {
      message: { description: expect.stringContaining(contact.fields.message.hint!) },
    },
  });
  const email = newEmail();
  const call = page.webmcp.callTool(contact.tool.name, { name: "Asha", email }).catch(() => undefined);
  await expect(field(form, words.fields.name)).toHaveValue("Asha");
  await expect(field(form, words.fields.email)).toHaveValue(email);
  // What was filled in is the form's own: it is checked as what a visitor typed.
  await form.getByRole("button", { name: words.send }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(field(form, words.fields.name)).toHaveValue("Asha");
  expect(await leadsOf(email)).toEqual([]);
  expect(browserErrors).toEqual([]);
  await page.close();
  await call;
});
