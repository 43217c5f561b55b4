import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/hands";
import { leadsOf } from "./support/leads";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const { sidebar } = formCases;
const hands = mouse;

test("an answer later than 15 s is a failure; pressed again, the enquiry is stored once", async ({
  page,
}) => {
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
    // Stored, but the visitor's browser hears of it too late.
    await late;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const email = newEmail();
  await open(page, sidebar.path);
  const form = sidebar.form(page);
  const button = form.getByRole("button", { name: "Send" });
  await sidebar.fill(form, hands(page), email);
  await passRobotTest(form, hands(page));
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => answers).toBe(1);
  // What has passed on the page's own clock by now is well under 5 s.
  await page.clock.runFor(9_900);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(5_100);
  await expect(form.getByRole("alert")).toHaveText("Something went wrong.");
  answerLate();
  await expect(field(form, "Name")).toHaveValue("Ada Potter");
  await expect(field(form, "Email")).toHaveValue(email);
  await expect(field(form, "Phone")).toHaveValue(/98765/);
  await expect(field(form, "Subject")).toHaveValue("Your article");
  await expect(field(form, "Message")).toHaveValue("Tell me more.");

  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await passRobotTest(form, hands(page));
  await button.click();
  await expect(form.getByRole("alert")).toHaveText("successfully sent.");
  const leads = await leadsOf(email);
  expect(leads).toHaveLength(1);
  await expect(form.getByText(`Your reference: ${String(leads[0]?.["reference"])}`)).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test("a connection that goes and comes back costs another press, nothing else", async ({ page, context }) => {
  const email = newEmail();
  await open(page, sidebar.path);
  const form = sidebar.form(page);
  const robotTest = form.getByRole("group", { name: "Robot test" });
  const button = form.getByRole("button", { name: "Send" });
  await sidebar.fill(form, hands(page), email);
  await passRobotTest(form, hands(page));
  await context.setOffline(true);
  await button.click();
  await expect(form.getByRole("alert")).toHaveText("Something went wrong.");
  await robotTest.getByRole("checkbox").click();
  await expect(robotTest.getByRole("status")).toHaveText("The test could not be loaded.");
  await expect(field(form, "Message")).toHaveValue("Tell me more.");

  await context.setOffline(false);
  await robotTest.getByRole("button", { name: "Reload the test" }).click();
  await expect(robotTest.getByRole("status")).toHaveText("Passed. You can send the form.");
  await button.click();
  await expect(form.getByRole("alert")).toHaveText("successfully sent.");
  expect(await leadsOf(email)).toHaveLength(1);
});
