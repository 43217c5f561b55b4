import type { Page } from "@playwright/test";
import type { CaptchaMock } from "../../server/support/captcha-stand-in";
import { siteSecret } from "../../server/support/captcha-stand-in";
import { field } from "../support/forms";
import { leadsOf } from "../support/leads";
import { captchaScripts } from "./support/captcha-script";
import {
  enquiryForm,
  fillEnquiry,
  passProvidersTest,
  robotTest,
  send,
  storedEnquiry,
} from "./support/enquiry";
import { expect, test } from "./support/test";
import { words } from "../../support/words";

const notLoaded = words.captcha.failed;

const expectKept = async (page: Page, email: string) => {
  await expect(field(enquiryForm(page), words.fields.name)).toHaveValue("Ada Potter");
  await expect(field(enquiryForm(page), words.fields.email)).toHaveValue(email);
  await expect(field(enquiryForm(page), words.fields.message)).toHaveValue("Tell me more.");
};

const expectStored = async (page: Page, email: string, dataDir: string) => {
  await expect(enquiryForm(page).getByRole("alert")).toHaveText(words.messages.sent);
  expect(await leadsOf(email, dataDir)).toEqual([expect.objectContaining({ ...storedEnquiry, email })]);
};

const expectReloadToWork = async (page: Page, email: string, dataDir: string) => {
  await robotTest(page).getByRole("button", { name: words.captcha.reload }).click();
  await passProvidersTest(page);
  await send(page);
  await expectStored(page, email, dataDir);
};

test("a solved captcha lets the enquiry through, and the policy allows only its provider", async ({
  page,
  site,
  provider,
  thirdPartyRequests,
  cspViolations,
  browserErrors,
}) => {
  const email = await fillEnquiry(page);
  await passProvidersTest(page);
  await send(page);
  await expectStored(page, email, site.dataDir);
  expect(site.captcha.calls.at(-1)?.get("secret")).toBe(siteSecret);
  const { script, further, frame } = captchaScripts[provider];
  expect([...new Set(thirdPartyRequests)].sort()).toEqual([script, further, frame].filter(Boolean).sort());
  expect([...cspViolations, ...browserErrors]).toEqual([]);
});

test("a blocked script shows an error, keeps the form, and can be loaded again", async ({
  page,
  site,
  provider,
}) => {
  await page.addInitScript(() =>
    addEventListener("captcha:error", () => document.documentElement.setAttribute("data-told", "")),
  );
  const address = `${captchaScripts[provider].script}?*`;
  await page.route(address, (route) => route.abort("blockedbyclient"));
  const email = await fillEnquiry(page);
  await expect(robotTest(page).getByRole("status")).toHaveText(notLoaded);
  await expect(page.locator("html[data-told]")).toHaveCount(1);
  await expect(enquiryForm(page).getByRole("alert")).toHaveCount(0);
  await send(page);
  await expect(enquiryForm(page).getByRole("alert")).toHaveText(words.messages.robotIncomplete);
  await expectKept(page, email);

  await page.unroute(address);
  await expectReloadToWork(page, email, site.dataDir);
});

test("a script that takes longer than 15 s times out, keeps the form, and can be loaded again", async ({
  page,
  site,
  provider,
}) => {
  await page.clock.install();
  const address = `${captchaScripts[provider].script}?*`;
  let asked = false;
  await page.route(address, () => {
    asked = true;
  });
  const email = await fillEnquiry(page);
  await expect.poll(() => asked).toBe(true);
  await expect(robotTest(page).getByRole("status")).toHaveText("");
  await page.clock.runFor(15_000);
  await expect(robotTest(page).getByRole("status")).toHaveText(notLoaded);
  await expectKept(page, email);
  await page.unroute(address);
  await expectReloadToWork(page, email, site.dataDir);
});

const failures: { what: string; message: string; misbehave: Parameters<CaptchaMock["misbehave"]>[0] }[] = [
  {
    what: "a provider that refuses the token",
    message: words.serverMessages.captchaRefused,
    misbehave: (_request, response) =>
      response.end(JSON.stringify({ success: false, "error-codes": ["invalid-input-response"] })),
  },
  {
    what: "a provider that is down",
    message: words.serverMessages.storeUnavailable,
    misbehave: (_request, response) => response.writeHead(500).end(),
  },
];

for (const { what, message, misbehave } of failures) {
  test(`${what} shows an error, keeps the form, and needs a new captcha`, async ({ page, site }) => {
    const email = await fillEnquiry(page);
    await passProvidersTest(page);
    site.captcha.misbehave(misbehave);
    try {
      await send(page);
      await expect(enquiryForm(page).getByRole("alert")).toHaveText(message);
    } finally {
      site.captcha.misbehave();
    }
    await expectKept(page, email);
    expect(await leadsOf(email, site.dataDir)).toEqual([]);
    await expect(robotTest(page).getByRole("status")).toHaveText("");
    await passProvidersTest(page);
    await send(page);
    await expectStored(page, email, site.dataDir);
  });
}
