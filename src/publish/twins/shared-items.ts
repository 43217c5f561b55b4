import type { Entry, Fields } from "./entries";
import { plainText, type TwinContext } from "./to-markdown";

/** A step, a contract, or a way to hire: its name and price are shared, its text is the page's own. */
interface Item {
  heading?: string;
  price?: string;
  priceNote?: string;
  text?: string;
  points?: readonly string[];
}

/** Keys of a page's section whose entries belong, in order, to the items of a shared block. */
export const pairedKeys = ["texts", "contracts"];

const asItem = (entry: unknown, key: "heading" | "text"): Item =>
  typeof entry === "string" ? { [key]: entry } : (entry as Item);

/** The items of a shared block, each with the page's own text. Empty if their numbers differ. */
export const sharedItems = (own: Fields, shared: Entry, site: TwinContext): string[] => {
  const words = pairedKeys.map((key) => own[key]).find((value): value is unknown[] => Array.isArray(value));
  const list = Object.values(shared.fields).find(
    (value): value is unknown[] => Array.isArray(value) && value.length === words?.length,
  );
  if (!words || !list) return [];
  return list.flatMap((entry, index) => {
    const item = { ...asItem(entry, "heading"), ...asItem(words[index], "text") };
    const plain = (copy: string) => plainText(copy, site.words);
    const price = [item.price, item.priceNote].filter((part) => part !== undefined).map(plain);
    return [
      `### ${plain(item.heading ?? "")}`,
      ...(price.length > 0 ? [price.join(", ")] : []),
      ...(item.text ? [plain(item.text)] : []),
      ...(item.points ? [item.points.map((point) => `- ${plain(point)}`).join("\n")] : []),
    ];
  });
};
