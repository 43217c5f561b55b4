import { BlockList, isIP } from "node:net";

/** Ranges that are not public: this machine, private networks, and reserved ranges. */
const ranges = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  // These IPv6 ranges contain an IPv4 address, which may be private.
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "2001::/32",
  "2002::/16",
  "100::/64",
  "2001:db8::/32",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const privateRanges = new BlockList();
for (const range of ranges) {
  const [address = "", bits] = range.split("/");
  privateRanges.addSubnet(address, Number(bits), familyOf(address));
}

/** Whether an IP address is not public. An IPv4 address inside IPv6 is judged as IPv4. */
export const isPrivateAddress = (address: string): boolean => privateRanges.check(address, familyOf(address));

/** Whether a URL's host is private by its spelling alone. Other names are checked after the DNS lookup. */
export const isPrivateHost = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, "");
  return isIP(bare) ? isPrivateAddress(bare) : /(?:^|\.)localhost\.?$/i.test(bare);
};
