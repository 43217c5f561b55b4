/** @jest-environment node */
import { formatFault, remarksOf } from "../../src/content-model/check/check-content";
import { faultLines, withContent } from "./support/content-tree";

const testimonial = "slug: asha\nname: Asha R.\nrole: Founder\ntext: Good work.\n";
const faq = (answer: string) => `slug: a\nquestions:\n  - question: Why?\n    answer: ${answer}\n`;

describe("references", () => {
  const topic = "slug: react\n";

  test("a dead reference gets a suggestion for a likely typo", async () => {
    const lines = await faultLines({
      "blogs/x.yaml": "topics: [raect, react]\n",
      "blog-topics/react.yaml": topic,
    });
    expect(lines.filter((line) => line.includes("reference"))).toEqual([
      'content/blogs/x.yaml:1:10  topics[0]: dead reference: no blog-topic has the slug "raect". Did you mean “react”?',
    ]);
  });

  test("a dead reference without a similar slug gets no suggestion", async () => {
    const lines = await faultLines({ "blogs/x.yaml": "topics: [cobol]\n", "blog-topics/react.yaml": topic });
    expect(lines).toContain(
      'content/blogs/x.yaml:1:10  topics[0]: dead reference: no blog-topic has the slug "cobol".',
    );
  });
});

describe("links", () => {
  test("a dead link gets a suggestion for a likely typo", async () => {
    expect(await faultLines({ "testimonials/asha.yaml": `${testimonial}url: /abuot\n` })).toEqual([
      "content/testimonials/asha.yaml:5:6  url: dead link: no page of this site has the path /abuot. Did you mean “/about”?",
    ]);
  });

  test("a dead link inside Markdown gets one too", async () => {
    const lines = await faultLines({
      "faqs/a.yaml": faq("See [how](/contact-os) and [the rest](https://example.com/x)."),
    });
    expect(lines).toEqual([
      "content/faqs/a.yaml:4:22  questions[0].answer: dead link: no page of this site has the path /contact-os. Did you mean “/contact-us”?",
    ]);
  });

  test("each is shown where it stands in a long text", async () => {
    const text = "|-\n      One.\n\n      [Two](/gone), and\n      [three](/gone).\n";
    const lines = await faultLines({ "faqs/a.yaml": faq(text) });
    expect(lines.map((line) => line.slice(0, line.indexOf(": dead")))).toEqual([
      "content/faqs/a.yaml:7:12  questions[0].answer",
      "content/faqs/a.yaml:8:14  questions[0].answer",
    ]);
  });

  test("query string and fragment are ignored, the path is checked", async () => {
    expect(
      await faultLines({
        "faqs/a.yaml": faq('"[Write](/contact-us?from=index#form), [read](/about#team)."'),
      }),
    ).toEqual([]);
  });

  test("the page of a content file can be linked to", async () => {
    const source = faq('"[Read](/blog/react), then [this](/blog/vue)."');
    const lines = await faultLines({ "faqs/a.yaml": source, "blog-topics/react.yaml": "slug: react\n" });
    expect(lines.filter((line) => line.includes("dead link"))).toEqual([
      expect.stringContaining("no page of this site has the path /blog/vue."),
    ]);
  });

  test("a file under static/ can be linked to, a missing one is a dead link", async () => {
    const films = `url: /videos/story.mp4\ncaptions: /videos/stroy.vtt\n`;
    expect(
      await faultLines({
        "testimonials/asha.yaml": testimonial + films,
        "../static/videos/story.mp4": "",
        "../static/videos/story.vtt": "WEBVTT\n",
      }),
    ).toEqual([
      "content/testimonials/asha.yaml:6:11  captions: dead link: no page of this site has the path /videos/stroy.vtt. Did you mean “/videos/story.vtt”?",
    ]);
  });

  test("a URL without a scheme is not a link", async () => {
    expect(await faultLines({ "testimonials/asha.yaml": `${testimonial}url: www.example.com\n` })).toEqual([
      'content/testimonials/asha.yaml:5:6  url: found "www.example.com", expected a path of this site (/about), a place on the page (#inquiry) or an https:// address.',
    ]);
  });
});

describe("tokens", () => {
  test("an unknown token is a fault that lists the known ones", async () => {
    const source = testimonial.replace("Good work.", "All of {compny} did good work.");
    expect(await faultLines({ "testimonials/asha.yaml": source })).toEqual([
      "content/testimonials/asha.yaml:4:7  text: found the token {compny}, which nothing replaces. Known here: {company}, {years}, {keepMonths}, {proposal}, {interview}, {getStarted}, {portfolio}.",
    ]);
  });

  test("a token that says its unit and has it again after it is a fault", async () => {
    const source = testimonial.replace("Good work.", "Kept for {keepMonths}\n  months.");
    expect(await faultLines({ "testimonials/asha.yaml": source })).toEqual([
      "content/testimonials/asha.yaml:4:7  text: {keepMonths} says its unit already. Take “months” away.",
    ]);
  });

  test("known tokens are accepted", async () => {
    const source = testimonial.replace(
      "Good work.",
      "Good work by {company}, for {years} years. {getStarted}",
    );
    expect(await faultLines({ "testimonials/asha.yaml": source })).toEqual([]);
  });
});

describe("slugs", () => {
  test("two files of a kind with the same slug are a fault, ignoring case", async () => {
    const files = {
      "testimonials/asha.yaml": testimonial,
      "testimonials/b.yaml": testimonial.replace("asha", "Asha"),
    };
    expect(await faultLines(files)).toEqual([
      'content/testimonials/b.yaml:1:7  slug: duplicate slug: content/testimonials/asha.yaml has "Asha" as well. Change one of them.',
    ]);
  });

  test("two pages of a kind with one title are no fault, but told", async () => {
    const files = {
      "case-studies/a.yaml": "slug: a\nname: Tide Tables\n",
      "case-studies/b.yaml": "slug: b\nname: Tide tables\n",
      "case-studies/c.yaml": "slug: c\nname: Sales compass\n",
      "hire/a.yaml": "slug: a\nname: Sales compass\n",
    };
    expect(await withContent(files, (root) => remarksOf(root).map(formatFault))).toEqual([
      "content/case-studies/b.yaml:2:7  name: content/case-studies/a.yaml is called “Tide tables” as well.",
    ]);
    expect((await faultLines(files)).filter((line) => line.includes("is called"))).toEqual([]);
  });

  test("two files of different kinds with the same path are a fault", async () => {
    const files = { "blogs/x.yaml": "slug: react\n", "blog-topics/react.yaml": "slug: react\n" };
    expect((await faultLines(files)).filter((line) => line.includes("slug: "))).toEqual([
      expect.stringMatching(/^content\/blogs\/x\.yaml:1:7 {2}slug: .*content\/blog-topics\/react\.yaml/),
    ]);
  });

  test("kinds without a page of their own may share a slug", async () => {
    const files = { "testimonials/a.yaml": testimonial.replace("asha", "a"), "faqs/a.yaml": faq("Because.") };
    expect(await faultLines(files)).toEqual([]);
  });
});

describe("offices", () => {
  const site = "offices:\n  - name: Bath\n  - name: Oslo\n";
  const person = (studio: string) => `slug: ada\nstudio: ${studio}\nsince: 1998\n`;
  const faultsOf = async (studio: string) => {
    const lines = await faultLines({ "settings/site.yaml": site, "people/ada.yaml": person(studio) });
    return lines.filter((line) => /people.*(studio|since)/.test(line));
  };

  test("somebody works in an office that the company has, since any year, or has none written yet", async () => {
    expect(await faultsOf("Oslo")).toEqual([]);
    expect(await faultsOf('"Write: the office."')).toEqual([]);
  });

  test("an office that the company does not have is a fault", async () => {
    expect(await faultsOf("Osol")).toEqual([
      'content/people/ada.yaml:2:9  studio: found "Osol", which is no office of settings/site.yaml. Did you mean “Oslo”?',
    ]);
    expect(await faultsOf("Paris")).toEqual([expect.stringMatching(/Offices: Bath, Oslo\.$/)]);
  });
});

describe("options of the forms", () => {
  const list = "  - { id: 1, text: Front-end developer }\n  - { id: 5, text: QA engineer }\n";
  const faultsOf = async (file: string, line: string) => {
    const files = { "settings/options.yaml": `designations:\n${list}interested_in:\n${list}`, [file]: line };
    return (await faultLines(files)).filter((each) => each.includes("options.yaml has"));
  };

  test("an id that the forms do not offer is a fault", async () => {
    expect(await faultsOf("jobs/qa.yaml", "designation: 6\n")).toEqual([
      "content/jobs/qa.yaml:1:14  designation: found 6, which no option under designations of settings/options.yaml has. " +
        "There are 1 (Front-end developer), 5 (QA engineer).",
    ]);
    for (const file of ["hire/x.yaml", "development/x.yaml"])
      expect(await faultsOf(file, "technologyId: 6\n")).toEqual([expect.stringContaining("interested_in")]);
  });

  test("one that they offer is none", async () => {
    expect(await faultsOf("jobs/qa.yaml", "designation: 5\n")).toEqual([]);
    expect(await faultsOf("hire/x.yaml", "technologyId: 1\n")).toEqual([]);
  });
});
