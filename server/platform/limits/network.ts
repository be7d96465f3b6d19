import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import QuickLRU from 'quick-lru';

/** 64 bits of an IPv6 address name a network; a host there chooses the other half at will. */
const NETWORK_PARTS = 4;
/** 48 bits: what a carrier gives to one site. */
const COARSE_PARTS = 3;

const firstParts = (address: string, count: number): string =>
  ipaddr.IPv6.parse(address)
    .parts.slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/**
 * The network as which a caller is counted: an IPv4 address itself, or the /64 of an IPv6 one. Other text is returned
 * unchanged.
 */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${firstParts(address.toString(), NETWORK_PARTS)}::/64`;
};

/**
 * The network that a log may hold: the /24 of an IPv4 address or the /48 of an IPv6 one, within which one caller is
 * not told from many others. '' for what is no address.
 */
export const coarseNetworkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return `${address.toString().replace(/\d+$/, '0')}/24`;
  return `${firstParts(address.toString(), COARSE_PARTS)}::/48`;
};

/** Every request asks several times, and few addresses are new. */
const REMEMBERED = 10_000;

const remembering = (judge: (ip: string) => boolean): ((ip: string) => boolean) => {
  const known = new QuickLRU<string, boolean>({ maxSize: REMEMBERED });
  return (ip) => {
    const before = known.get(ip);
    if (before !== undefined) return before;
    const found = judge(ip);
    known.set(ip, found);
    return found;
  };
};

export const isLoopback = remembering(
  (ip) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback',
);

export const isPublicAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

const families: Record<number, 'ipv4' | 'ipv6'> = { 4: 'ipv4', 6: 'ipv6' };

const parts = (network: string) => {
  const [address = '', bits, ...more] = network.split('/');
  return { address, bits, more, family: families[isIP(address)] };
};

/** An address (`10.0.0.7`) or a range (`10.1.0.0/16`), but not the range of all addresses. */
export const isNetwork = (text: string): boolean => {
  const { bits, more, family } = parts(text);
  if (!family || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128);
};

/** A proxy of ours, whose forwarded address counts, is on this machine or listed. */
export const proxiesIn = (networks: readonly string[] = []): ((ip: string) => boolean) => {
  const listed = new BlockList();
  for (const network of networks) {
    const { address, bits, family } = parts(network);
    if (bits === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(bits), family);
  }
  return remembering((ip) => {
    // a link-local address ends with the name of its device (`%eth0`)
    const { address, family } = parts(ip.replace(/%.*/, ''));
    return family !== undefined && (isLoopback(ip) || listed.check(address, family));
  });
};

/** The first address, counted from the connection, that is no proxy of ours. */
export const callerAddress = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: (ip: string) => boolean,
): string => {
  const hops = [headers['x-forwarded-for'] ?? ''].flat().join().split(',');
  let address = socket.remoteAddress ?? '';
  for (const hop of hops.reverse()) {
    if (hop.trim() === '' || !isProxy(address)) break;
    address = hop.trim();
  }
  return address;
};
