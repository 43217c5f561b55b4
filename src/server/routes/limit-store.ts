import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { textAt } from "../../content-model/records";
import type { CallCount, SharedState } from "../store/database";
import { withTimeout } from "../store/store-failure";

/**
 * Time limit of a count. While the database is slow or away no caller is limited, because the call itself then fails.
 */
const patienceMs = 1000;

/** Limited callers to remember, so that a flood from one address causes no more database queries. */
const mostRefused = 10_000;

/** Store of the rate limit. The package's own store uses the wall clock, so that a clock set back prolongs limits. */
export const limitStore = ({ countCall }: Pick<SharedState, "countCall">): FastifyRateLimitStoreCtor => {
  const counts = (group: string): FastifyRateLimitStore => {
    const refused = new Map<string, { count: CallCount; until: number }>();

    const count = async (who: string, windowMs: number, max: number): Promise<CallCount> => {
      const earlier = refused.get(who);
      if (earlier && earlier.until > performance.now())
        return { ...earlier.count, endsInMs: earlier.until - performance.now() };
      refused.delete(who);
      const counted = await withTimeout(patienceMs, countCall(`${group} ${who}`, windowMs));
      if (counted.calls > max) {
        if (refused.size >= mostRefused) refused.clear();
        refused.set(who, { count: counted, until: performance.now() + counted.endsInMs });
      }
      return counted;
    };

    return {
      incr: (who, done, windowMs, max) => {
        void count(who, windowMs, max).then(
          ({ calls, endsInMs }) => done(null, { current: calls, ttl: endsInMs }),
          (error: Error) => done(error),
        );
      },
      // The package's types omit route information that is there besides the route's own settings.
      child: (options) => counts(textAt(options, "routeInfo", "url") ?? group),
    };
  };
  return function LimitStore() {
    return counts("calls");
  } as unknown as FastifyRateLimitStoreCtor;
};
