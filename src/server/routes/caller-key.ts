import { isIPv6 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** One line has a /64. A /48 holds 65,536 of them: as many limits for one caller. */
const fewSubnets = 4;

/** Beyond this all are forgotten, which lets a flood make a few more calls. */
const mostNetworks = 10_000;

interface Network {
  subnets: Set<string>;
  /** By a clock that nobody sets. */
  endsAt: number;
}

/** Rate-limit key: an IPv4 address, an IPv6 /64, or its /48 once more than a few of its /64s have called. */
export const callerKey = (windowMs: number) => {
  const networks = new Map<string, Network>();

  const networkOf = (name: string): Network => {
    const now = performance.now();
    const known = networks.get(name);
    if (known && known.endsAt > now) return known;
    if (networks.size >= mostNetworks) networks.clear();
    const network = { subnets: new Set<string>(), endsAt: now + windowMs };
    networks.set(name, network);
    return network;
  };

  /** A caller that is gone has no address any more. */
  return ({ ip = "" }: { ip?: string }): string => {
    const subnet = normalizeIP(ip, 64);
    if (!isIPv6(subnet)) return subnet;
    const name = `${normalizeIP(ip, 48)}/48`;
    const { subnets } = networkOf(name);
    if (subnets.size <= fewSubnets) subnets.add(subnet);
    return subnets.size > fewSubnets ? name : subnet;
  };
};
