import { basename, resolve } from "node:path";
import { filesUnder } from "../../../src/content-model/check/files-under";
import { skipWithout } from "../support/test";
import { content } from "../../support/content";
import { leadsOf } from "../support/leads";
import { open } from "../support/ready";
import { originVariable } from "../support/test";
import { enquiryForm, enquiryPage, fillEnquiry, passProvidersTest, send } from "./support/enquiry";
import { externalJob } from "./support/jobs";
import { assets, at, attributionHeader, jobs } from "./support/settings";
import { expect, test } from "./support/test";
import { linkTo } from "../support/links";
import { words } from "../../support/words";

const captcha = "https://challenges.cloudflare.com";
const analytics = ["https://tags.example", "https://heat.example", "https://collect.example"];
const recruiting = ["https://jobs.example", "https://jobs-data.example"];

const policyOf = async (address: string): Promise<Record<string, string[]>> => {
  const policy = (await fetch(address)).headers.get("content-security-policy") ?? "";
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(
    directives.map(([name, ...sources]) => [
      name!,
      // Hashes of inline scripts differ between builds; 'none' is replaced as soon as there is a source.
      sources.filter((source) => !source.startsWith("'sha256-") && source !== "'none'"),
    ]),
  );
};

test("the policy allows the configured origins besides the site's own, and no others", async ({ site }) => {
  skipWithout("/join-us");
  const plain = await policyOf(`${process.env[originVariable]}/join-us`);
  const configured = await policyOf(`${site.origin}${at("/join-us")}`);
  const added = Object.entries(configured).map(([name, sources]) => [
    name,
    sources.filter((source) => !plain[name]?.includes(source)),
  ]);
  expect(Object.fromEntries(added.filter(([, sources]) => sources!.length > 0))).toEqual({
    "script-src": [assets, captcha, ...analytics, ...recruiting],
    "style-src": [assets, ...recruiting],
    "connect-src": [assets, ...analytics, ...recruiting],
    "img-src": [assets, ...analytics, ...recruiting],
    "font-src": [assets, ...recruiting],
    "media-src": [assets],
    "manifest-src": [assets],
    "frame-src": [captcha, ...recruiting],
  });
  for (const [name, sources] of Object.entries(plain))
    expect(configured[name]).toEqual(expect.arrayContaining(sources));
});

test("the recruiting service's list loads on every visit of /join-us", async ({
  page,
  thirdPartyRequests,
  cspViolations,
  browserErrors,
}) => {
  await open(page, at("/join-us"));
  await page.getByRole("button", { name: words.consent.banner.refuse }).click();
  const theirs = page.getByRole("heading", { name: externalJob });
  await expect(theirs).toHaveCount(1);
  await linkTo(page.getByRole("contentinfo"), at("/privacy")).click();
  await expect(page).toHaveURL(at("/privacy"));
  await expect(theirs).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(at("/join-us"));
  await expect(theirs).toHaveCount(1);
  const runs = [jobs.script, `${jobs.data}/jobs.json`];
  expect(thirdPartyRequests).toEqual([...runs, ...runs]);
  await expect(page.locator(`script[src="${jobs.script}"]`)).toHaveCount(1);
  expect([...cspViolations, ...browserErrors]).toEqual([]);
});

test("the site's own openings are shown when the recruiting service's script fails", async ({ page }) => {
  await page.route(jobs.script, (route) => route.abort());
  await open(page, at("/join-us"));
  const [job] = filesUnder(resolve(__dirname, "../../../content/jobs"), /\.yaml$/);
  const own = content<{ heading: string }>(`jobs/${basename(job!, ".yaml")}`).heading;
  await expect(page.getByRole("heading", { name: own })).toBeVisible();
});

const campaign = "utm_source=newsletter&utm_campaign=kiln";
const answers = [
  { answer: words.consent.banner.refuse, sent: undefined },
  { answer: words.consent.banner.accept, sent: campaign },
];

for (const { answer, sent } of answers) {
  test(`attribution is ${sent ? "" : "not "}sent and stored after “${answer}”`, async ({ page, site }) => {
    const headers: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/enquiry/"))
        headers.push(request.headers()[attributionHeader.toLowerCase()]);
    });
    const email = await fillEnquiry(page, `${enquiryPage}?${campaign}&email=nobody%40kiln.co`, answer);
    await passProvidersTest(page);
    await send(page);
    await expect(enquiryForm(page).getByRole("alert")).toHaveText(words.messages.sent);
    expect(headers).toEqual([sent]);
    const leads = await leadsOf(email, site.dataDir);
    expect(leads.map((lead) => lead["attribution"])).toEqual([sent]);
  });
}
