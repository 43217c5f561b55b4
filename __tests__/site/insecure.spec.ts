import { words } from "../support/words";
import { formCases } from "./support/forms";
import { open } from "./support/ready";
import { browserArguments } from "../../tools/find-browser";
import { expect, test } from "./support/test";

const { path, form } = formCases.contact;
const host = "without-https.test";

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...browserArguments, `--host-resolver-rules=MAP ${host} 127.0.0.1`] }),
});

test("away from localhost without https, the robot test says what is missing and where to write", async ({
  page,
  baseURL,
}) => {
  const site = new URL(path, baseURL);
  site.hostname = host;
  await open(page, site.href);
  const robotTest = form(page).getByRole("group", { name: words.captcha.name });
  await robotTest.scrollIntoViewIfNeeded();
  await expect(robotTest).toContainText(words.captcha.insecure.split("{email}")[0]!);
  await expect(robotTest.getByRole("link", { name: /@/ })).toBeVisible();
  await expect(robotTest.getByRole("button", { name: words.captcha.reload })).toHaveCount(0);
});
