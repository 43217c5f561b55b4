import { linkOf } from "../../src/forms/rules/checks";

test.each([
  ["https://example.com/work", "https://example.com/work"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://Example.com/A", "HTTPS://Example.com/A"],
  [" github.com/asha ", "https://github.com/asha"],
  ["\u202awww.example.co.uk/a?b#c\u202c", "https://www.example.co.uk/a?b#c"],
  ["example.com:8080/x", null],
  ["my github", null],
  ["github", null],
  ["javascript:alert(1)", null],
  ["mailto:asha@example.com", null],
  ["asha@example.com", null],
  ["https://a:b@example.com", null],
  ["https://example.com/a b", null],
  ["", null],
])("%s as a link is %s", (entered, link) => {
  expect(linkOf(entered)).toBe(link);
});
