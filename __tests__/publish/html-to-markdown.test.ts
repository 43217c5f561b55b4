/** @jest-environment node */
import { htmlToMarkdown } from "../../src/publish/markdown-copies/html-to-markdown";

const address = "https://kiln.example/agency/about";
const copyOf = (main: string, at = address) =>
  htmlToMarkdown(`<body><header>Menu</header><main>${main}</main><script>"</b>"</script></body>`, at);

test("headings, paragraphs, lists and links, without what lies outside of the page's main part", () => {
  expect(
    copyOf(`<h1>Cups</h1><p>By <strong>hand</strong>, 12&nbsp;cm wide.</p>
      <ul><li>Red</li><li><h3><a href="/agency/blue">Blue</a></h3><p>Like *sky*</p><ol><li>a</li></ol></li></ul>`),
  ).toBe(`# Cups

By **hand**, 12 cm wide.

- Red
- ### [Blue](https://kiln.example/agency/blue)

  Like \\*sky\\*

  1. a`);
});

test("links and pictures lead to the site, and without its URL they are paths", () => {
  const main = `<p><a href="#team">Team</a><a href="/agency/shop?a=b">Shop</a>
    <a href="mailto:a@kiln.example">Mail</a></p>`;
  expect(copyOf(main)).toBe(
    `[Team](${address}#team) [Shop](https://kiln.example/agency/shop?a=b) [Mail](mailto:a@kiln.example)`,
  );
  expect(copyOf(main, "/agency/about")).toContain(
    "[Team](/agency/about#team) [Shop](/agency/shop?a=b) [Mail](mailto:a@kiln.example)",
  );
});

test("tables, terms, questions, tabs and the words of drawings", () => {
  expect(
    copyOf(`<table><thead><tr><th>Size</th><th>a | b</th></tr></thead>
      <tbody><tr><td>1</td><td><p>two</p><p>three</p></td></tr></tbody></table>
      <dl><div><dt>Price</dt><dd>$5</dd></div></dl><details><summary>Why?</summary><p>So.</p></details>
      <div role="tablist"><a href="#x" role="tab">X</a></div><div id="x" role="tabpanel" data-label="X">Tea</div>
      <div role="img" aria-label="A wheel"><svg><path d=""></path></svg></div>`),
  ).toBe(`| Size | a \\| b |
| --- | --- |
| 1 | two three |

- Price: $5

### Why?

So.

**X**

Tea

A wheel`);
});

test("what visitors cannot read, forms and repetitions are left out", () => {
  expect(
    copyOf(`<p>Seen</p><p hidden>a</p><p aria-hidden="true">b</p><p data-pagefind-ignore>c</p><button>d</button>
      <noscript>e</noscript><script>f()</script><svg><title>g</title></svg><form><p>h</p></form>
      <label>i</label><template>j</template><style>k</style><ul><li><button>l</button></li></ul>`),
  ).toBe("Seen");
});

test("pictures with words, each once for both themes", () => {
  expect(
    copyOf(`<p><img alt="" src="/a.svg"><img alt="Kiln" src="/light.svg"><img alt="Kiln" src="/dark.svg">
      <picture><img alt="A [cup]" src="/cup.webp" data-picture-theme="light"></picture>
      <picture><img alt="A [cup]" src="/night.webp" data-picture-theme="dark"></picture></p>`),
  ).toBe("![Kiln](https://kiln.example/light.svg) ![A \\[cup\\]](https://kiln.example/cup.webp)");
});

test("words that only styles keep apart do not run together", () => {
  expect(copyOf(`<p><a href="/a">Ada</a><span>Lead</span><time>May</time>, <em>now</em></p>`)).toBe(
    "[Ada](https://kiln.example/a) Lead May, _now_",
  );
});
