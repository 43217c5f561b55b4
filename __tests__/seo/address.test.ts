import { fileAddress } from "../../src/seo/address";

test("a file's address holds, whatever signs its name has", () => {
  expect(fileAddress("https://kiln.example", "/static/1a/50% off #1.webp")).toBe(
    "https://kiln.example/static/1a/50%25%20off%20%231.webp",
  );
  expect(fileAddress("https://kiln.example", "https://files.example/static/a.webp")).toBe(
    "https://files.example/static/a.webp",
  );
  expect(fileAddress("", "/static/a b.webp")).toBe("/static/a%20b.webp");
});
