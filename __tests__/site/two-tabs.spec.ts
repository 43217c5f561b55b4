import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

const { contact } = formCases;

test("the same form in two tabs has two drafts, and sending one keeps the other", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [
    { tab: page, email: newEmail() },
    { tab: other, email: newEmail() },
  ];
  for (const { tab, email } of tabs) {
    await open(tab, contact.path);
    await contact.fill(contact.form(tab), mouse(tab), email);
  }
  for (const { tab, email } of tabs) {
    await tab.reload();
    await hydrated(tab);
    await expect(field(contact.form(tab), words.fields.email)).toHaveValue(email);
  }
  for (const { tab, email } of tabs) {
    await tab.bringToFront();
    await expect(field(contact.form(tab), words.fields.email)).toHaveValue(email);
    await expect(field(contact.form(tab), words.fields.message)).toHaveValue("It should text when it boils.");
    await passRobotTest(contact.form(tab), mouse(tab));
    await contact.form(tab).getByRole("button", { name: words.send }).click();
    await expect(tab.getByRole("alert")).toHaveText(words.messages.sent);
    expect(await leadsOf(email)).toEqual([expect.objectContaining({ ...contact.lead, email })]);
  }
});

test("a tab opened from a half-filled form starts with a copy of its draft and then has its own", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await open(page, contact.path);
  await contact.fill(contact.form(page), mouse(page), email);
  // Drafts are written after a debounce.
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain("when it boils");
  await expect.poll(kept).toContain(email);
  const opened = context.waitForEvent("page");
  // The new tab gets a copy of the first one's session storage.
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await hydrated(copy);
  await expect(field(contact.form(copy), words.fields.email)).toHaveValue(email);
  await field(contact.form(copy), words.fields.message).fill("A second kettle.");

  await page.bringToFront();
  await passRobotTest(contact.form(page), mouse(page));
  await contact.form(page).getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);

  await copy.bringToFront();
  await copy.reload();
  await hydrated(copy);
  await expect(field(contact.form(copy), words.fields.message)).toHaveValue("A second kettle.");
  await passRobotTest(contact.form(copy), mouse(copy));
  await contact.form(copy).getByRole("button", { name: words.send }).click();
  await expect(copy.getByRole("alert")).toHaveText(words.messages.sent);
  const messages = (await leadsOf(email)).map((lead) => lead["message"]);
  expect(messages.sort()).toEqual(["A second kettle.", "It should text when it boils."]);
});
