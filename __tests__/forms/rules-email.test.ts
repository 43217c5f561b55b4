import { fieldFailure, emailPattern } from "../../src/forms/rules/checks";

test.each(["a@b.co", "first.last@my-site.co.uk", "a_b-c@d.com", "x1@y2.net"])("accepts %s", (address) => {
  expect(emailPattern("short").test(address)).toBe(true);
  expect(emailPattern("any").test(address)).toBe(true);
});

test.each(["\u202aa@b.co\u202c", "\u2066a@b.co", "a@b.co\u200b", "\u202fa@b.co", "ａ＠ｂ．ｃｏ"])(
  "reads %j as it was meant",
  (address) => {
    const email = { kind: "email", max: 254, required: "emailRequired" } as const;
    expect(fieldFailure(email, address, { emailEnding: "short" })).toBeNull();
  },
);

test.each([
  "a@b",
  "a@b.c",
  "a@@b.com",
  "a b@c.com",
  ".a@b.com",
  "a.@b.com",
  "a..b@c.com",
  "a@-b.com",
  "a@b-.com",
  "a@b..com",
  "@b.com",
  "a@.com",
  "a@b.c1",
  "a@b.com ",
  "a@b.com\n",
  "jürgen@b.com",
])("refuses %j with both endings", (address) => {
  expect(emailPattern("short").test(address)).toBe(false);
  expect(emailPattern("any").test(address)).toBe(false);
});

test.each(["a@b.info", "me@site.agency", "a+b@c.com"])(
  "accepts %s only when any ending is allowed",
  (address) => {
    expect(emailPattern("short").test(address)).toBe(false);
    expect(emailPattern("any").test(address)).toBe(true);
  },
);

const long = 100_000;

test.each([
  ["letters", "a".repeat(long)],
  ["letters and no end", `a@${"a".repeat(long)}`],
  ["dotted parts", `a@${"a.".repeat(long / 2)}`],
  ["hyphened parts", `${"a-".repeat(long / 2)}@`],
  ["parts and a wrong end", `${"a.".repeat(long / 4)}a@${"b.".repeat(long / 4)}c!`],
  ["signs", "@".repeat(long)],
  ["dots", ".".repeat(long)],
  ["pluses", `${"+".repeat(long)}@b`],
])("matches 100,000 characters of %s quickly", (_name, text) => {
  const start = performance.now();
  emailPattern("short").test(text);
  emailPattern("any").test(text);
  // A backtracking pattern takes minutes here; the limit allows for a busy machine.
  expect(performance.now() - start).toBeLessThan(250);
});
