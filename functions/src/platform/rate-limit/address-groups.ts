import ipaddr from 'ipaddr.js';

interface AddressGroups {
  visitor: string;
  /** Undefined where a visitor cannot choose among addresses. */
  network?: string;
}

/** Undefined for what is not an address. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

function prefix(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * One computer with IPv6 has a whole /64 of addresses, and one connection often a /48, so these are counted; an IPv4
 * address is counted alone, also when it is written as IPv6.
 */
export function addressGroups(address: string): AddressGroups {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { visitor: parsed?.toString() ?? address };
  return { visitor: prefix(parsed, 64), network: prefix(parsed, 48) };
}

/** One owner of a server can choose from these addresses; neighbours in a data centre share them. */
export function serverNetwork(address: string): string {
  const parsed = parse(address);
  if (parsed instanceof ipaddr.IPv6) return prefix(parsed, 48);
  return parsed ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24` : address;
}
