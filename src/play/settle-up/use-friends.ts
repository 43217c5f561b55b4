import { useEffect, useRef, useState, type RefObject } from "react";
import { writeHash } from "../../browser/reading/address-hash";
import { mostFriends, readFriends, writeFriends, type Friend } from "./friends-hash";

/** How long the separate debts are shown, animation included. */
const unfoldedMs = 1800;

/**
 * Whether debts are merged into payments, as in the server's HTML and in print. When the picture is first seen, they
 * separate and merge again by themselves, unless the visitor prefers reduced motion.
 */
export const useFirstFold = (picture: RefObject<HTMLElement | null>) => {
  const [folded, setFolded] = useState(true);
  const touched = useRef(false);
  useEffect(() => {
    const element = picture.current;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!element || still || typeof IntersectionObserver === "undefined") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (touched.current) return;
        setFolded(false);
        timer = setTimeout(() => touched.current || setFolded(true), unfoldedMs);
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [picture]);
  return {
    folded,
    fold: (next: boolean) => {
      touched.current = true;
      setFolded(next);
    },
  };
};

/** A friend in the list; the id stays the same when the name changes. */
export interface Listed extends Friend {
  id: number;
}

const listed = (friends: readonly Friend[]): Listed[] => friends.map((friend, id) => ({ ...friend, id }));

/** Debounced, because browsers limit how often the URL may change. */
const writeAfterMs = 400;

interface Start {
  friends: readonly Friend[];
  /** Names for added friends. */
  spare: readonly string[];
  /** Reads the list from the DOM, where a visitor may have changed it before hydration. */
  typed: () => readonly Friend[];
}

/** The friends and what they paid. A list in the URL replaces the initial one; changes are written to the URL. */
export const useFriends = (slug: string, { friends: start, spare, typed }: Start) => {
  const [friends, setFriends] = useState(() => listed(start));
  const [unreadable, setUnreadable] = useState(false);
  const changed = useRef(false);

  useEffect(() => {
    const read = () => {
      const sent = readFriends(slug, window.location.hash);
      if (sent) setFriends(listed(sent));
      setUnreadable(sent === null);
      return sent !== undefined;
    };
    const found = typed();
    if (!read() && JSON.stringify(found) !== JSON.stringify(start)) update(() => listed(found));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reads typed text only once
  }, [slug]);

  useEffect(() => {
    if (!changed.current) return undefined;
    const timer = setTimeout(() => writeHash(writeFriends(slug, friends)), writeAfterMs);
    return () => clearTimeout(timer);
  }, [slug, friends]);

  const update = (next: (before: Listed[]) => Listed[]) => {
    changed.current = true;
    setUnreadable(false);
    setFriends(next);
  };

  return {
    friends,
    unreadable,
    change: (id: number, changes: Partial<Friend>) =>
      update((before) => before.map((friend) => (friend.id === id ? { ...friend, ...changes } : friend))),
    remove: (id: number) => update((before) => before.filter((friend) => friend.id !== id)),
    add: () =>
      update((before) => {
        if (before.length === mostFriends) return before;
        const name = spare.find((one) => !before.some((friend) => friend.name === one)) ?? spare[0] ?? "";
        return [...before, { id: Math.max(...before.map(({ id }) => id)) + 1, name, paid: 0 }];
      }),
    reset: () => update(() => listed(start)),
  };
};
