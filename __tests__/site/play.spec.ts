import { isOnSite, leftOutParts } from "../support/parts";
import { content } from "../support/content";
import { words } from "../support/words";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { keyboard, mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";

const path = "/portfolio/cost-split-app-solution";
const plays = content<Queries.PlayFragment>("plays/settle-up");
const toy = plays.settleUp!;
const cards = content<Queries.PlayFragment>("plays/contrast-card").contrastCard!;
const rates = content<Queries.RatesSettingsFragment>("settings/rates");
const wheel = content<Queries.EstimateFragment>("shared/estimate");

const namesPlay = (study: string, play: string): boolean =>
  content<{ play?: string }>(`case-studies/${study}`).play === play;
test.skip(
  leftOutParts.includes("play") ||
    !namesPlay("cost-split-app-solution", "settle-up") ||
    !namesPlay("digital-business-card-app-solution", "contrast-card"),
  "These case studies have nothing to try any more.",
);

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

test("the list of friends is changed by keyboard alone, and its link shows it to a friend", async ({
  page,
  browserErrors,
}) => {
  await open(page, path);
  const section = page.locator(`#${plays.slug}`);
  await section.scrollIntoViewIfNeeded();
  const first = toy.friends[0]!.name;
  const amount = section.getByLabel(filled(toy.paid, { name: first }));
  // Alive once the arrows have come apart and folded by themselves.
  await expect(section.locator("svg:not([data-folded])")).toBeVisible();
  await expect(section.locator("svg[data-folded]")).toBeVisible();
  await amount.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("12.34");
  const input = keyboard(page);
  await input.press(section.getByRole("button", { name: toy.add }));
  const added = section.getByLabel(filled(toy.paid, { name: toy.spare[0]! }));
  await expect(added).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`#${plays.slug}=.*:1234,.*,${encodeURIComponent(toy.spare[0]!)}:0$`),
  );

  const link = page.url();
  await page.goto("about:blank");
  await open(page, link);
  await expect(section.getByLabel(filled(toy.paid, { name: first }))).toHaveValue("12.34");
  await expect(added).toBeVisible();
  await expect(section).toBeInViewport();
  expect(browserErrors).toEqual([]);
});

test("a link that cannot be read says so", async ({ page }) => {
  await open(page, `${path}#${plays.slug}=%E2`);
  await expect(page.getByRole("alert")).toHaveText(toy.unreadable);
});

test("a faint colour is mended by keyboard alone", async ({ page }) => {
  await open(page, "/portfolio/digital-business-card-app-solution");
  const colours = page.getByRole("group", { name: cards.brand });
  await colours.scrollIntoViewIfNeeded();
  const radio = (index: number) => colours.getByRole("radio", { name: cards.brands[index]!.name });
  await radio(0).focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(radio(1)).toBeChecked({ timeout: 200 });
    await expect(page.getByText(new RegExp(`^${cards.brands[1]!.colour}`)).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  const measures = page.getByRole("figure").filter({ hasText: cards.mended }).getByRole("listitem");
  await expect(measures).toHaveText([new RegExp(cards.passes), new RegExp(cards.passes)]);
});

test("what was entered before a toy came alive is kept", async ({ page }) => {
  let release = () => {};
  let held = Promise.resolve();
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  /** Enters something before the page's scripts are there, and waits until the toy is alive. */
  const early = async (address: string, enter: () => Promise<unknown>) => {
    held = new Promise((done) => (release = done));
    await page.goto(address, { waitUntil: "commit" });
    await page.evaluate(() => document.fonts.ready);
    await enter();
    release();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  };

  const amount = page.getByLabel(filled(toy.paid, { name: toy.friends[0]!.name }));
  await early(path, () => amount.fill("12.34"));
  await expect(page).toHaveURL(new RegExp(`#${plays.slug}=${toy.friends[0]!.name}:1234,`));
  await expect(amount).toHaveValue("12.34");

  const colour = page.getByRole("radio", { name: cards.brands[2]!.name });
  // Again if the page's layout moved under the pointer.
  const choose = () => expect(() => colour.check({ force: true })).toPass();
  await early("/portfolio/digital-business-card-app-solution", choose);
  // It is said to screen readers too, once it has stood still.
  await expect(page.getByText(new RegExp(`^${cards.brands[2]!.colour}`)).first()).toBeVisible();
  await expect(colour).toBeChecked();

  const platform = page.getByRole("combobox", { name: wheel.platform });
  const months = page.getByRole("slider", { name: wheel.months.label });
  await early("/contact-us", async () => {
    await platform.selectOption(rates.platforms[0]!.id);
    await months.fill(String(rates.months.most));
  });
  const most = filled(wheel.months.many, { n: String(rates.months.most) });
  await expect(months).toHaveAttribute("aria-valuetext", most);
  const rate = filled(wheel.money, { amount: String(rates.hourly) });
  const { hours } = rates.platforms[0]!;
  await expect(page.getByText(filled(wheel.design, { hours: String(hours), rate }))).toBeVisible();
  await expect(platform).toHaveValue(rates.platforms[0]!.id);
});

for (const { form: formCase, folded } of [
  { form: formCases.contact, folded: false },
  { form: formCases.hire, folded: true },
]) {
  test(`a price asked for on ${formCase.path} arrives as a lead with those figures`, async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => void pictures.push(request.url()));
    const frames = () => pictures.filter((url) => url.includes("price-wheel-frames"));
    await open(page, formCase.path);
    if (folded) await page.getByText(wheel.fold).click();
    const months = page.getByRole("slider", { name: wheel.months.label });
    await months.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(frames()).toEqual([]);
    await months.focus();
    await page.keyboard.press("End");
    await expect(months).toHaveAttribute(
      "aria-valuetext",
      filled(wheel.months.many, { n: String(rates.months.most) }),
    );
    await expect.poll(frames).toHaveLength(1);

    const input = mouse(page);
    const email = newEmail();
    const form = formCase.form(page);
    await formCase.fill(form, input, email);
    await page.getByRole("button", { name: wheel.ask }).click();
    const message = field(form, words.fields.message);
    await expect(message).toBeFocused();
    const asked = await message.inputValue();
    expect(asked).toContain(filled(wheel.months.many, { n: String(rates.months.most) }));
    const budget = Number(await form.getByRole("slider", { name: words.fields.budget }).inputValue());
    expect(budget).toBeGreaterThan(5);
    await passRobotTest(form, input);
    await form.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
    const lead = { ...formCase.lead, email, budget: budget * 1000, message: asked };
    expect(await leadsOf(email)).toEqual([expect.objectContaining(lead)]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture and the sum are there, and nothing to press", async ({ page }) => {
    await page.goto(path);
    const section = page.locator(`#${plays.slug}`);
    await expect(section.getByRole("img")).toBeVisible();
    await expect(section.getByText(toy.steps)).toBeVisible();
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section.getByRole("radio")).toHaveCount(0);
    await page.goto("/contact-us");
    await expect(page.getByAltText(wheel.alt)).toBeVisible();
    await expect(page.getByText(wheel.leavesOut, { exact: false })).toBeVisible();
    await expect(page.getByRole("button", { name: wheel.ask })).toBeHidden();
  });
});

test("what the server renders of a toy stands in its place", async ({ request }) => {
  for (const page of [path, "/portfolio/digital-business-card-app-solution", "/contact-us"].filter(
    isOnSite,
  )) {
    const html = await (await request.get(page)).text();
    expect(html, page).toContain("<!--$-->");
    // Beyond 12 KB React would send it at the end of the page, for a script to move.
    expect(html, page).not.toContain("<!--$?-->");
  }
});
