import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import QuickLRU from 'quick-lru';

/** The 64 bits of an IPv6 address that name a network; its other half anybody there chooses at will. */
const NETWORK_PARTS = 4;
/** What a carrier gives to one site. */
const COARSE_PARTS = 3;

/** The beginning of an IPv6 address, in 16 bits each. */
const firstParts = (address: string, count: number): string =>
  ipaddr.IPv6.parse(address)
    .parts.slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/**
 * The network of an address, as one caller is counted by it: an IPv4 address itself, the /64 of an IPv6
 * one. What is no address counts by its text.
 */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${firstParts(address.toString(), NETWORK_PARTS)}::/64`;
};

/**
 * The network of an address as a log may hold it: the /24 of an IPv4 address, the /48 of an IPv6 one, in
 * which one caller is not told from many others. What is no address has none.
 */
export const coarseNetworkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return `${address.toString().replace(/\d+$/, '0')}/24`;
  return `${firstParts(address.toString(), COARSE_PARTS)}::/48`;
};

/** Addresses whose judgement is remembered: every request asks several times, and few are new. */
const REMEMBERED = 10_000;

/** Judges each of the latest addresses once. */
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

/** Whether an address is this machine's own. */
export const isLoopback = remembering(
  (ip) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback',
);

/** Whether an address is somebody's on the internet: none of this machine, of a network within, or reserved. */
export const isPublicAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

const families: Record<number, 'ipv4' | 'ipv6'> = { 4: 'ipv4', 6: 'ipv6' };

const parts = (network: string) => {
  const [address = '', bits, ...more] = network.split('/');
  return { address, bits, more, family: families[isIP(address)] };
};

/** Whether text names an address (`10.0.0.7`) or a range of them (`10.1.0.0/16`) that is not all there are. */
export const isNetwork = (text: string): boolean => {
  const { bits, more, family } = parts(text);
  if (!family || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128);
};

/** Whether a caller is a proxy of ours, which may name another's address: on this machine, or listed. */
export const proxiesIn = (networks: readonly string[] = []): ((ip: string) => boolean) => {
  const listed = new BlockList();
  for (const network of networks) {
    const { address, bits, family } = parts(network);
    if (bits === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(bits), family);
  }
  return remembering((ip) => {
    // an address of the own link names the device as well
    const { address, family } = parts(ip.replace(/%.*/, ''));
    return family !== undefined && (isLoopback(ip) || listed.check(address, family));
  });
};

/** The address of whoever sends a request, as far as proxies of ours name it. */
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
