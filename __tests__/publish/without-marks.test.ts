/** @jest-environment node */
import { withoutMarks } from "../../src/publish/markdown-copies/without-marks";

test("marks go, and a sentence that its author wrapped is one line; lists, tables and parts stay apart; pictures go", () => {
  const markdown = `---
title: "Left out"
---

# A heading

- [to a part](https://kiln.example/about#part)

![A cup](/cup.webp)

A sentence that **goes on**
in the next line, [with a link](/about).

- ### one item
- another, wrapped
  as well

1. first
2. second

| a | b |
| --- | --- |
| 1 | 2 |
`;
  expect(withoutMarks(markdown).trim().split(/\n+/)).toEqual([
    "A heading",
    "A sentence that goes on in the next line, with a link.",
    "one item",
    "another, wrapped as well",
    "first",
    "second",
    "a · b",
    "1 · 2",
  ]);
});
