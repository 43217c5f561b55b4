/** @jest-environment node */
import { repeatedIn } from "../../tools/repeats/sentences";

const long = "Every change is read by two people before it goes out.";
const page = (main: string) => `<body><header><p>${long}</p></header><main>${main}</main></body>`;

const repeated = (...mains: string[]) =>
  repeatedIn(new Map(mains.map((main, index) => [`/${index}`, page(main)])));

test("a long sentence that stands on two pages is listed with both", () => {
  expect(repeated(`<p>One. ${long}</p>`, `<ul><li>${long}</li></ul>`, "<p>Short.</p>")).toEqual([
    [long, ["/0", "/1"]],
  ]);
});

test("what is short, said twice on one page, or not the page's own copy is not listed", () => {
  const teaser = `<li><h3><a href="/blog">A name</a></h3><p>${long}</p></li>`;
  const line = `<li><a href="/blog">${long}</a></li>`;
  const words = `<figure><blockquote><p>${long}</p></blockquote></figure>`;
  expect(
    repeated(`<p>${long}</p><p>${long}</p>`, teaser, line, words, `<form><p>${long}</p></form>`),
  ).toEqual([]);
  expect(repeated("<p>A plain bill.</p>", "<p>A plain bill.</p>")).toEqual([]);
});
