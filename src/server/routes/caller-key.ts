import { isIPv6 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** An internet line usually has a /64. A caller with a /48 has 65,536 of them, and so would get as many limits. */
const fewSubnets = 4;

/** When there are more networks, all are forgotten; a flood can then make a few more calls. */
const mostNetworks = 10_000;

interface Network {
  subnets: Set<string>;
  /** End of the window, by a clock that cannot be set. */
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
