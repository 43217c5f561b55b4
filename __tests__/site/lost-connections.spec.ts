import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { open } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

const { sidebar } = formCases;
const input = mouse;

test("a response after 15 s is a failure, and sending again stores the enquiry once", async ({ page }) => {
  await page.clock.install();
  let answerLate = () => {};
  const late = new Promise<void>((done) => (answerLate = done));
  const keys: (string | undefined)[] = [];
  let answers = 0;
  await page.route("**/api/enquiry/**", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    answers += 1;
    if (keys.length > 1) return route.fulfill({ response });
    // Stored, but the response arrives too late.
    await late;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const email = newEmail();
  await open(page, sidebar.path);
  const form = sidebar.form(page);
  const button = form.getByRole("button", { name: words.send });
  await sidebar.fill(form, input(page), email);
  await passRobotTest(form, input(page));
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => answers).toBe(1);
  // Real time adds well under 5 s to the page's clock so far.
  await page.clock.runFor(9_900);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(5_100);
  await expect(form.getByRole("alert")).toHaveText(words.messages.wentWrong);
  answerLate();
  await expect(field(form, words.fields.name)).toHaveValue("Ada Potter");
  await expect(field(form, words.fields.email)).toHaveValue(email);
  await expect(field(form, words.fields.phoneNumber)).toHaveValue(/98765/);
  await expect(field(form, words.fields.subject)).toHaveValue("Your article");
  await expect(field(form, words.fields.message)).toHaveValue("Tell me more.");

  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await passRobotTest(form, input(page));
  await button.click();
  await expect(form.getByRole("alert")).toHaveText(words.messages.sent);
  const leads = await leadsOf(email);
  expect(leads).toHaveLength(1);
  await expect(form.getByText(`Your reference: ${String(leads[0]?.["reference"])}`)).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test("sending again after a lost connection works", async ({ page, context }) => {
  const email = newEmail();
  await open(page, sidebar.path);
  const form = sidebar.form(page);
  const robotTest = form.getByRole("group", { name: words.captcha.name });
  const button = form.getByRole("button", { name: words.send });
  await sidebar.fill(form, input(page), email);
  await passRobotTest(form, input(page));
  await context.setOffline(true);
  await button.click();
  await expect(form.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await robotTest.getByRole("checkbox").click();
  await expect(robotTest.getByRole("status")).toHaveText(words.captcha.failed);
  await expect(field(form, words.fields.message)).toHaveValue("Tell me more.");

  await context.setOffline(false);
  await robotTest.getByRole("button", { name: words.captcha.reload }).click();
  await expect(robotTest.getByRole("status")).toHaveText(words.captcha.passed);
  await button.click();
  await expect(form.getByRole("alert")).toHaveText(words.messages.sent);
  expect(await leadsOf(email)).toHaveLength(1);
});
