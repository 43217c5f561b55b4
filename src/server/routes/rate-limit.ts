import { isIPv6 } from "node:net";
import { normalizeIP, type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { textAt } from "../../content-model/records";
import type { CallCount, SharedState } from "../store/database";
import { withTimeout } from "../store/store-failure";

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

/** A caller with a /48 has 65,536 /64s and would get as many limits. With more /64s than this, a /48 gets one limit. */
const fewSubnets = 4;

/** When there are more networks, all are forgotten; a flood can then make a few more calls. */
const mostNetworks = 10_000;

/** Rate-limit key: an IPv4 address, an IPv6 /64, or its /48 once more than a few of its /64s have called. */
export const callerKey = (windowMs: number) => {
  /** `endsAt`: end of the window, by a clock that cannot be set. */
  const networks = new Map<string, { subnets: Set<string>; endsAt: number }>();

  const networkOf = (name: string) => {
    const now = performance.now();
    const known = networks.get(name);
    if (known && known.endsAt > now) return known;
    if (networks.size >= mostNetworks) networks.clear();
    const network = { subnets: new Set<string>(), endsAt: now + windowMs };
    networks.set(name, network);
    return network;
  };

  /** A disconnected caller has no address any more. */
  return ({ ip = "" }: { ip?: string }): string => {
    const subnet = normalizeIP(ip, 64);
    if (!isIPv6(subnet)) return subnet;
    const name = `${normalizeIP(ip, 48)}/48`;
    const { subnets } = networkOf(name);
    if (subnets.size <= fewSubnets) subnets.add(subnet);
    return subnets.size > fewSubnets ? name : subnet;
  };
};

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
      // The package also passes `routeInfo`, which its types omit.
      child: (options) => counts(textAt(options, "routeInfo", "url") ?? group),
    };
  };
  return function LimitStore() {
    return counts("calls");
  } as unknown as FastifyRateLimitStoreCtor;
};
