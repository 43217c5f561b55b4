import { isIPv6 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** A line has a /64. Who has a /48 has 65,536 of them, and would have as many limits. */
const fewSubnets = 4;

/** Forgetting them costs a flood of networks nothing but a few calls more. */
const mostNetworks = 10_000;

interface Network {
  subnets: Set<string>;
  /** By a clock that nobody sets. */
  endsAt: number;
}

/** Makes out who calls, for limits: an IPv4 address, an IPv6 /64, or the /48 around it once more than a few of it have called. */
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
