import type { SharedState } from "../store/database";

/** Beyond this, the caller whose last call is oldest is forgotten first. */
const mostCounted = 10_000;

/** Counts calls in this process, by a clock that cannot be set. */
export const localCounts = (): Pick<SharedState, "countCall"> => {
  const counts = new Map<string, { calls: number; endsAt: number }>();
  return {
    countCall: async (who, windowMs) => {
      const now = performance.now();
      const earlier = counts.get(who);
      const count = earlier && earlier.endsAt > now ? earlier : { calls: 0, endsAt: now + windowMs };
      count.calls += 1;
      counts.delete(who);
      counts.set(who, count);
      const [oldest = who] = counts.keys();
      if (counts.size > mostCounted) counts.delete(oldest);
      return { calls: count.calls, endsInMs: count.endsAt - now };
    },
  };
};
