import ipaddr from 'ipaddr.js';

/** The 64 bits of an IPv6 address that name a network; its other half anybody there chooses at will. */
const NETWORK_PARTS = 4;

/**
 * The network of an address, as one caller is counted by it: an IPv4 address itself, the /64 of an IPv6
 * one. What is no address counts by its text.
 */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const { parts } = ipaddr.IPv6.parse(address.toString());
  return `${parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
