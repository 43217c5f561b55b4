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
  const parts = /^([^:]+):(\d{1,7})$/.exec(entry);
  if (!parts) return null;
  const name = decodeURIComponent(parts[1]!).trim();
  return name && [...name].length <= longestName && !unseen.test(name)
    ? { name, paid: Number(parts[2]) }
    : null;
};

/** The friends in a hash; undefined if it has none, null if it is invalid. */
export const readFriends = (slug: string, hash: string): Friend[] | null | undefined => {
  const mark = `#${slug}=`;
  if (!hash.startsWith(mark)) return undefined;
  try {
    const friends = hash.slice(mark.length).split(",").map(readFriend);
    const counts = friends.length >= fewestFriends && friends.length <= mostFriends;
    return counts && friends.every((friend) => friend !== null) ? friends : null;
  } catch {
    return null;
  }
};

/** The hash without its `#`. Friends without a name get their number. */
export const writeFriends = (slug: string, friends: readonly Friend[]): string =>
  `${slug}=${friends.map(({ name, paid }, index) => `${encodeURIComponent(name.trim() || index + 1)}:${paid}`).join(",")}`;
