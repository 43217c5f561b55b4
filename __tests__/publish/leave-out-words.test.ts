import { mkdirSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leaveOutWords, putWordsBack, wordsRead } from "../../src/publish/leave-out-words";

test("of a page's data what its template reads remains, and of its page too", () => {
  const data = { page: { hero: 1, faqs: 2 }, articles: 3, rates: 4 };
  expect(wordsRead(data, new Set(["page", "faqs", "rates"]))).toEqual({ page: { faqs: 2 }, rates: 4 });
});

test("before the next build, which renders pages from it, the data is whole again", () => {
  const root = mkdtempSync(join(tmpdir(), "words-"));
  const folder = join(root, "public/page-data/index");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "page-data.json");
  const pages = [{ path: "/", component: join(root, "template.tsx") }];
  const publish = (body: string): unknown => {
    const text = `const Page = ({ data }) => { const page = data.page; return <>${body}</>; };`;
    writeFileSync(pages[0]!.component, text);
    leaveOutWords(root, pages);
    return (JSON.parse(readFileSync(file, "utf8")) as { result: { data: unknown } }).result.data;
  };

  const whole = JSON.stringify({ result: { data: { page: { hero: "a", faqs: "b" } } } });
  writeFileSync(file, whole);
  expect(publish("<Still><i>{page.hero}</i></Still><Faqs faqs={page.faqs} />")).toEqual({
    page: { faqs: "b" },
  });
  utimesSync(file, 20, 20);
  putWordsBack(root, pages);
  expect(readFileSync(file, "utf8")).toBe(whole);
  utimesSync(file, 10, 10);
  // What has not changed keeps its time, so that it is not compressed again.
  expect(publish("<Still><i>{page.hero}</i></Still><Faqs faqs={page.faqs} />")).toEqual({
    page: { faqs: "b" },
  });
  expect(statSync(file).mtimeMs).toBe(20_000);
  putWordsBack(root, pages);
  // All of it, where a part that is alive is handed all of it.
  expect(publish("<Still><i /></Still><Hero hero={page} />")).toEqual({ page: { hero: "a", faqs: "b" } });

  // What Gatsby has written since stays.
  publish("<Still><i>{page.hero}</i></Still>");
  const newer = JSON.stringify({ result: { data: { page: { hero: "c", faqs: "d" } } } });
  writeFileSync(file, newer);
  putWordsBack(root, pages);
  expect(readFileSync(file, "utf8")).toBe(newer);
});
