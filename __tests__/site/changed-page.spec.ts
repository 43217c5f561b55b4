import { field, formCases, newEmail } from "./support/forms";
import { hydrated, readThrough } from "./support/ready";
import { expect, test } from "./support/test";
import { mouse } from "./support/input-methods";
import { words } from "../support/words";

/** What extensions, translators and blockers do to a page before it hydrates. */
const changes = {
  "an element at the top": () => {
    document.querySelector("main")!.prepend(document.createElement("div"));
  },
  "an element between sections": () => {
    const [, second] = document.querySelectorAll("main section");
    second!.before(document.createElement("aside"));
  },
  "a section that is gone": () => document.querySelectorAll("main section")[2]?.remove(),
  "an attribute of each link": () => {
    for (const link of document.links) link.setAttribute("data-seen", "");
  },
};

const paths = [
  "/",
  "/about",
  "/career",
  "/hire/react-js-developer",
  "/services/web-development",
  "/portfolio/sales-engagement-tool",
  "/blog/choose-reactjs-for-web-development",
  "/contact-us",
];

for (const [what, change] of Object.entries(changes)) {
  test(`pages that had ${what} keep their text without a reload`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await page.addInitScript(`addEventListener("DOMContentLoaded", ${change.toString()})`);
    let loads = 0;
    page.on(
      "request",
      (each) => (loads += Number(each.isNavigationRequest() && !each.frame().parentFrame())),
    );
    for (const path of paths) {
      loads = 0;
      await page.goto(path);
      await hydrated(page);
      await readThrough(page);
      expect.soft(loads, path).toBe(1);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).not.toBeEmpty();
      const html = await (await request.get(path)).text();
      const missing = await page.evaluate((served) => {
        const { body } = new DOMParser().parseFromString(served, "text/html");
        const headings = [...body.querySelectorAll("main h2")].map((each) => each.textContent);
        const now = [...document.querySelectorAll("main h2")].map((each) => each.textContent);
        return headings.filter((each) => !now.includes(each));
      }, html);
      // What an extension takes away before the page hydrates may stay away; nothing else may.
      expect
        .soft(missing.length, `${path}: ${missing.join()}`)
        .toBeLessThanOrEqual(what.includes("gone") ? 1 : 0);
      await expect.soft(page.locator("main section:empty"), path).toHaveCount(0);
    }
  });
}

test("a form on a page that had an element put in can be filled", async ({ page }) => {
  await page.addInitScript(
    `addEventListener("DOMContentLoaded", ${changes["an element at the top"].toString()})`,
  );
  const { path, form: find, fill } = formCases.hire;
  await page.goto(path);
  await hydrated(page);
  const form = find(page);
  const email = newEmail();
  await fill(form, mouse(page), email);
  await expect(field(form, words.fields.email)).toHaveValue(email);
});
