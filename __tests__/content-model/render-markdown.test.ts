/** @jest-environment node */
import { JSDOM } from "jsdom";
import { renderMarkdown } from "../../src/content-model/render-markdown";

test("raw HTML is escaped", () => {
  expect(renderMarkdown("<script>x</script>")).toContain("&lt;script&gt;");
});

test("wide tables and code can be scrolled by keyboard", () => {
  expect(renderMarkdown("| a | b |\n| - | - |\n| 1 | 2 |")).toMatch(
    /^<div class="scroll" tabindex="0"><table>/,
  );
  expect(renderMarkdown("```\na < b\n```")).toBe(
    '<pre class="scroll" tabindex="0"><code>a &lt; b\n</code></pre>\n',
  );
});

const codeOf = (html: string) => html.slice(html.indexOf("<code>") + 6, html.indexOf("</code>"));

test.each([
  ["js", 'const key = await hash(salt, 32, "sha256");', '<span class="hljs-keyword">const</span>'],
  ["ts", "const word: string = `a < b`;", '<span class="hljs-string">`a &lt; b`</span>'],
  ["php", "$order->queue(new Mail('it'));", '<span class="hljs-keyword">new</span>'],
  ["vue", "<p>{{ due && paid }}</p>", '<span class="hljs-name">p</span>'],
])("code in %s has its words marked, and reads as it was written", (language, code, word) => {
  const html = codeOf(renderMarkdown(`\`\`\`${language}\n${code}\n\`\`\``));
  expect(html).toContain(word);
  expect(new JSDOM(html).window.document.body.textContent).toBe(`${code}\n`);
});

test("code in a language without a grammar here stays plain", () => {
  expect(codeOf(renderMarkdown("```cobol\nMOVE 'A' TO B\n```"))).toBe("MOVE 'A' TO B\n");
});

test("cells of a table of words say their column's heading; figures and wide tables stay as they are", () => {
  const table = (...rows: string[]) => renderMarkdown(rows.map((row) => `| ${row} |`).join("\n"));
  const words = table(
    'Tool | Use "it" | The catch',
    "- | - | -",
    "Vite | A | Every edit is a build of its own",
  );
  expect(words).toContain('<table class="stacks" role="table">');
  expect(words).toContain('<td role="cell" data-label="The catch">Every edit');
  expect(words).toContain('data-label="Use “it”"');
  expect(words.match(/role="columnheader"/g)).toHaveLength(3);
  expect(table("Tool | Old | New", "- | - | -", "A tool with a long name | 1 | 2")).not.toContain("stacks");
  expect(
    table("a | b | c | d | e", "- | - | - | - | -", "1 | 2 | 3 | 4 | And many words in a cell"),
  ).not.toContain("stacks");
});

test("an empty corner cell is not a header cell", () => {
  const html = renderMarkdown("|   | Price |\n| - | - |\n| Small | 1 |");
  expect(html).toContain("<td></td>");
  expect(html).toContain("<th>Price</th>");
});

test("a list whose items begin with an empty box is one to tick off, other lists are not", () => {
  const html = renderMarkdown("- [ ] **Who** asks?\n- [ ] What?\n\ntext\n\n1. first\n2. second");
  expect(html).toContain('<ul class="checks">');
  expect(html).toContain("<li><strong>Who</strong> asks?</li>");
  expect(html).toContain("<ol>");
  expect(html).not.toContain("[ ]");
});
