/** @jest-environment node */
import { renderMarkdown } from "../../src/content-model/render-markdown";

test("raw HTML is escaped", () => {
  expect(renderMarkdown("<script>x</script>")).toContain("&lt;script&gt;");
});

test("wide tables and code can be scrolled by keyboard", () => {
  expect(renderMarkdown("| a | b |\n| - | - |\n| 1 | 2 |")).toMatch(
    /^<div class="scroll" tabindex="0"><table>/,
  );
  expect(renderMarkdown("```ts\na < b\n```")).toBe(
    '<pre class="scroll" tabindex="0"><code>a &lt; b\n</code></pre>\n',
  );
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
