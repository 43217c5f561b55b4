import { numberIn } from "../../forms/rules/plain-text";
import { interpolate } from "../../content-model/interpolate";

/** Step of the plus and minus buttons. */
export const centsPerStep = 1000;

/** `{amount}` replaced by an amount of cents, as “€12.50”. */
export const formatMoney = (money: string, cents: number): string =>
  interpolate(money, { amount: (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",") });

/** The typed amount in cents; 0 if it is invalid. */
export const toCents = (typed: string): number => {
  const cents = Math.round(numberIn(typed) * 100);
  return cents > 0 ? Math.min(cents, mostPaid) : 0;
};

/** Whether the text is a valid amount: neither negative, nor above the maximum, nor with fractions of a cent. */
export const isValidAmount = (typed: string): boolean =>
  Math.abs(numberIn(typed) * 100 - toCents(typed)) < 1e-6;

export const counted = ({ one, many }: { one: string; many: string }, n: number): string =>
  interpolate(n === 1 ? one : many, { n });

/**
 * The friends and what they paid, as the URL's fragment, `#settle-up=Ines:18000,Rui:9000`, so that it can be sent to a
 * friend.
 */

export interface Friend {
  name: string;
  /** In cents. */
  paid: number;
}

export const fewestFriends = 2;
export const mostFriends = 8;
export const longestName = 12;
export const mostPaid = 9_999_999;

/** Invisible characters, and those that change the text direction. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;

const readFriend = (entry: string): Friend | null => {
  const [, encoded = "", paid] = /^([^:]+):(\d{1,7})$/.exec(entry) ?? [];
  const name = decodeURIComponent(encoded).trim();
  return name && [...name].length <= longestName && !unseen.test(name) ? { name, paid: Number(paid) } : null;
};

/** The friends in a hash; undefined if it has none, null if it is invalid. */
export const readFriends = (slug: string, hash: string): Friend[] | null | undefined => {
  const prefix = `#${slug}=`;
  if (!hash.startsWith(prefix)) return undefined;
  try {
    const friends = hash.slice(prefix.length).split(",").map(readFriend);
    const counts = friends.length >= fewestFriends && friends.length <= mostFriends;
    return counts && friends.every((friend) => friend !== null) ? friends : null;
  } catch {
    return null;
  }
};

/** The hash without its `#`. Friends without a name get their number. */
export const writeFriends = (slug: string, friends: readonly Friend[]): string =>
  `${slug}=${friends.map(({ name, paid }, index) => `${encodeURIComponent(name.trim() || index + 1)}:${paid}`).join(",")}`;
