/** @jest-environment node */
import { faultLines } from "./support/content-tree";

/** Faults of a Markdown text. */
const markdown = async (text: string) => {
  const body = text.replace(/^/gm, "      ");
  const source = `slug: a\nquestions:\n  - question: Why?\n    answer: |\n${body}\n`;
  const lines = await faultLines({ "faqs/a.yaml": source });
  return lines.map((line) => line.replace("content/faqs/a.yaml:", ""));
};

/** Faults of a plain text. */
const plain = async (text: string) => {
  const source = `slug: asha\nname: Asha R.\nrole: Founder\ntext: >-\n  ${text}\n`;
  const lines = await faultLines({ "testimonials/asha.yaml": source });
  return lines.map((line) => line.replace("content/testimonials/asha.yaml:", ""));
};

describe("links of Markdown", () => {
  test.each([
    ["See [x](www.example.com).", "5:14", "https://www.example.com"],
    ["See [x](example.com/a?b).", "5:14", "https://example.com/a?b"],
    ["See [x](http://example.com).", "5:14", "https://example.com"],
    ['See [x](www.example.com "A title").', "5:15", "https://www.example.com"],
    ["See [x][1].\n\n[1]: www.example.com", "7:12", "https://www.example.com"],
  ])("%s", async (text, place, typed) => {
    expect(await markdown(text)).toEqual([
      expect.stringMatching(
        new RegExp(`^${place} .*this link leads nowhere.* Type: ${typed.replace("?", "\\?")}$`),
      ),
    ]);
  });

  test.each(["about", "./about", "../about", "//example.com/a", "ftp://example.com", "#", "tel", "a@b.co"])(
    "%s is no address",
    async (href) => {
      expect(await markdown(`See [x](${href}).`)).toEqual([
        expect.stringContaining("this link leads nowhere"),
      ]);
    },
  );

  test.each([
    "https://example.com/a_(b)",
    "mailto:a@b.co",
    "tel:+1202",
    "#faq",
    "/contact-us",
    "/contact-us?from=x#inquiry",
    "?",
  ])("%s is one", async (href) => {
    expect(await markdown(`See [x](${href}).`)).toEqual([]);
  });

  test("dead ones are found in every way of writing them", async () => {
    expect(await markdown('See [x](/gone "A title"),\n[y][1] and <b>.\n\n[1]: /lost')).toEqual([
      expect.stringMatching(/^5:15 .*dead link: .* path \/gone/),
      expect.stringMatching(/^8:12 .*dead link: .* path \/lost/),
    ]);
  });

  test.each(["See [x] (/about).", "See [x](/about us).", "See [x](/about, now)."])(
    "%s is none",
    async (text) => {
      expect(await markdown(text)).toEqual([expect.stringContaining("which is no link")]);
    },
  );

  test("code, boxes to tick and words in brackets are none either", async () => {
    expect(
      await markdown("- [ ] (maybe) this\n- `[x](www.example.com)`\n- [sic] and a[0]\n\n```\n[x](gone)\n```"),
    ).toEqual([]);
  });
});

test("a picture in a text is a fault", async () => {
  expect(await markdown("![A cup](./images/cup.webp)")).toEqual([
    expect.stringMatching(/^5:16 .*texts have no pictures/),
  ]);
});

describe("pasted HTML", () => {
  test.each([
    "<p>Good.</p>",
    'A <span style="color: red">red</span> cup',
    "One<br>two",
    "A <b>bold</b> word",
  ])("%s is a fault in every text", async (text) => {
    expect(await markdown(text)).toEqual([
      expect.stringMatching(/^5:\d+ .*which the page shows as it stands/),
    ]);
    expect(await plain(text)).toEqual([expect.stringMatching(/^5:\d+ .*which the page shows as it stands/)]);
  });

  test.each([
    "Cups&nbsp;and plates",
    "Cups &amp; plates",
    "It&#39;s good",
    "It&#x27;s good",
    "Good &mdash; better",
  ])("%s is one in a plain text", async (text) => {
    expect(await plain(text)).toEqual([expect.stringMatching(/^5:\d+ .*Type the character itself/)]);
  });

  test("code is none, nor are signs of arithmetic and names of companies", async () => {
    expect(await markdown("Write `<p>a</p>`, 1 < 2 > 0, or\n\n```html\n<p>b</p>\n```")).toEqual([]);
    expect(await plain("1 < 2 and 3 > 2, Smith & Sons; R&D <div> 5 ** 2")).toEqual([]);
  });
});

test("Markdown in a plain text is a fault", async () => {
  expect(await plain("See [us](/about).")).toEqual([
    expect.stringContaining("Links stand in Markdown fields and buttons alone"),
  ]);
  expect(await plain("A **bold** word")).toEqual([expect.stringContaining("this text has no Markdown")]);
});

test("a description is as long as its hint says", async () => {
  const seo = (length: number) => `slug: x\nseo:\n  title: X\n  description: ${"a".repeat(length)}\n`;
  const about = async (length: number) =>
    (await faultLines({ "blogs/x.yaml": seo(length) })).filter((line) => line.includes("description"));
  expect(await about(69)).toEqual([
    "content/blogs/x.yaml:4:16  seo.description: found 69 characters, expected at least 70.",
  ]);
  expect(await about(161)).toEqual([
    "content/blogs/x.yaml:4:16  seo.description: found 161 characters, expected at most 160.",
  ]);
  expect(await about(160)).toEqual([]);
});
