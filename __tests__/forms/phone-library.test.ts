import fc from "fast-check";
import {
  countryOfNumber,
  formatPhoneText,
  listCountries,
  nationalText,
  parsePhone,
} from "../../src/forms/phone/phone-library";
import { formatPhone } from "../../src/forms/rules/phone";

const countries = listCountries().map(({ code }) => code);
const digitsOf = (text: string) => text.replace(/\D/g, "");
const wire = (entered: string, country: string) => {
  const parsed = parsePhone(entered, country);
  return parsed.isValid ? formatPhone(parsed) : null;
};

const anyCountry = fc.constantFrom(...countries);
const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 17 });
const typed = fc.tuple(fc.constantFrom("", "+", "00"), digits).map((parts) => parts.join(""));

test("formatting keeps every digit and the plus, in all countries", () => {
  const kept = fc.property(anyCountry, typed, (country, text) => {
    expect(formatPhoneText(text, country).replace(/[^+\d]/g, "")).toBe(text);
  });
  fc.assert(kept, { numRuns: 5_000 });
});

test.each(["0", "00", "02", "1", "11", "2025", "2025550123", "+", "+1", "+44"])(
  "%s keeps its digits in each country, and is typed and erased without a word from the formatter",
  (text) => {
    for (const country of countries) {
      let shown = "";
      for (const key of text) shown = formatPhoneText(shown + key, country, shown);
      expect([country, digitsOf(shown)]).toEqual([country, digitsOf(text)]);
      while (shown) {
        const less = shown.slice(0, -1);
        expect([country, formatPhoneText(less, country, shown)]).toEqual([country, less]);
        shown = less;
      }
    }
  },
);

test("what was erased is not formatted again, wherever it stood", () => {
  const erased = fc.property(
    anyCountry,
    typed,
    fc.nat(),
    fc.integer({ min: 1, max: 6 }),
    (country, ...rest) => {
      const [text, from, count] = rest;
      const shown = formatPhoneText(text, country);
      fc.pre(shown.length > 0);
      const start = from % shown.length;
      const left = shown.slice(0, start) + shown.slice(start + count);
      expect(formatPhoneText(left, country, shown)).toBe(left);
    },
  );
  fc.assert(erased, { numRuns: 2_000 });
});

test("no text makes any of it throw, in any country", () => {
  const marks = ["+", "(", ")", "-", " ", "/", "x", "\u202a", "٣", "＋", "é", ";ext=", "#"];
  const text = fc.array(fc.constantFrom(...marks, ..."0123456789"), { maxLength: 12 });
  const quiet = fc.property(anyCountry, text, (country, parts) => {
    const entered = parts.join("");
    expect(typeof formatPhoneText(entered, country)).toBe("string");
    expect(typeof nationalText(entered, country)).toBe("string");
    expect(typeof parsePhone(entered, country).isValid).toBe("boolean");
    expect([null, ...countries]).toContain(countryOfNumber(entered, country));
  });
  fc.assert(quiet, { numRuns: 5_000 });
});

/** As people, phones and other programs write numbers. */
const written: [text: string, country: string, sent: string][] = [
  ["(+44) 20 7946 0123", "IN", "+44-2079460123"],
  ["+(44) 20 7946 0123", "IN", "+44-2079460123"],
  ["++44 20 7946 0123", "IN", "+44-2079460123"],
  ["+44 (0)20 7946 0123", "IN", "+44-2079460123"],
  ["0044 20 7946 0123", "IN", "+44-2079460123"],
  ["tel:+442079460123", "IN", "+44-2079460123"],
  ["\u202a+44 20 7946 0123\u202c", "IN", "+44-2079460123"],
  ["\u202d020 7946 0123\u202c", "GB", "+44-2079460123"],
  ["\u200e020\u200b7946\u20660123\u2069", "GB", "+44-2079460123"],
  ["\ufeff020 7946 0123", "GB", "+44-2079460123"],
  ["01\u202f23\u202f45\u202f67\u202f89", "FR", "+33-123456789"],
  ["01\u200923\u200945\u200967\u200989", "FR", "+33-123456789"],
  ["01\t23\t45\t67\t89", "FR", "+33-123456789"],
  ["020\u20117946\u20110123", "GB", "+44-2079460123"],
  ["＋４４　２０　７９４６　０１２３", "IN", "+44-2079460123"],
  ["०९८७६५ ४३२१०", "IN", "+91-9876543210"],
  ["٠٢٠٧٩٤٦٠١٢٣", "GB", "+44-2079460123"],
  ["+52 1 55 1234 5678", "IN", "+52-5512345678"],
  ["+5215512345678", "MX", "+52-5512345678"],
  ["0052 1 55 1234 5678", "IN", "+52-5512345678"],
  ["011 52 1 55 1234 5678", "US", "+52-5512345678"],
  ["tel:020 7946 0123", "GB", "+44-2079460123"],
  ["020 7946 0123 p5", "GB", "+44-2079460123"],
  ["+44 20 7946 0123/5", "IN", "+44-2079460123"],
  ["01 23 45 67 89 poste 12", "FR", "+33-123456789"],
  ["030/901820", "DE", "+49-30901820"],
];

test.each(written)("%j in %s is sent as %s", (text, country, sent) => {
  expect(wire(text, country)).toBe(sent);
  const shown = formatPhoneText(text, country);
  expect(wire(shown, country)).toBe(sent);
});

test.each(written.filter(([text]) => /[+＋]/.test(text)))("%j chooses its country", (text, country, sent) => {
  const found = countryOfNumber(text, country) ?? country;
  expect(formatPhone(parsePhone(text, found))).toBe(sent);
  expect(parsePhone(text, country).countryCode).toBe(found);
});

test.each(["020 7946 0123 / 020 7946 0999", "9876543210 or 9876543211", "1-800-FLOWERS", "call me"])(
  "%s is no number, and stays as it was written",
  (text) => {
    expect(wire(text, "GB")).toBeNull();
    expect(formatPhoneText(text, "GB")).toBe(text);
  },
);
