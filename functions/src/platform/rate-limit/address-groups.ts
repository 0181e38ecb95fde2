import ipaddr from 'ipaddr.js';

/** The address itself, or the network that one visitor has to choose addresses from, and the one around it. */
export interface AddressGroups {
  visitor: string;
  /** Undefined where a visitor cannot choose among addresses. */
  network?: string;
}

function prefix(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * How an address is counted. One computer with IPv6 has a whole /64 of addresses to call from, and one connection
 * often a /48, so these are counted; an IPv4 address is counted alone, also when it is written as IPv6.
 */
export function addressGroups(address: string): AddressGroups {
  if (!ipaddr.isValid(address)) return { visitor: address };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { visitor: parsed.toString() };
  return { visitor: prefix(parsed, 64), network: prefix(parsed, 48) };
}
