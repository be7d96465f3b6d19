import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import {
  callerAddress,
  coarseNetworkOf,
  isLoopback,
  isNetwork,
  networkOf,
  proxiesIn,
} from '#server/platform/limits/network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['18800001234x', ''],
  ['', ''],
])('a log holds the network of %s as %s', (ip, network) => {
  expect(coarseNetworkOf(ip)).toBe(network);
});

it('knows the addresses of this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].map(isLoopback)).not.toContain(
    false,
  );
  expect(['192.0.2.1', '::2', 'localhost', ''].map(isLoopback)).not.toContain(true);
});

it('takes addresses and ranges for the networks of proxies, and never all there are', () => {
  const networks = ['10.0.0.7', '10.1.0.0/16', '2001:db8::/32', 'fd00::1', '192.0.2.1/32'];
  expect(networks.map(isNetwork)).not.toContain(false);
  const others = ['0.0.0.0/0', '::/0', '10', '10.1', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8'];
  expect(
    [...others, 'loopback', 'proxy.example', '', '/8', '10.0.0.0/x'].map(isNetwork),
  ).not.toContain(true);
});

it('trusts this machine and the listed proxies', () => {
  const isProxy = proxiesIn(['10.0.0.7', '10.1.0.0/16', '2001:db8::/32']);
  const ours = ['127.0.0.1', '::1', '10.0.0.7', '::ffff:10.0.0.7', '10.1.255.3', '2001:db8::7'];
  expect(ours.map(isProxy)).not.toContain(false);
  const others = [
    '10.0.0.8',
    '10.2.0.1',
    '2001:db9::7',
    '::ffff:10.0.0.8',
    'fe80::1%eth0',
    'no',
    '',
  ];
  expect(others.map(isProxy)).not.toContain(true);
  expect(proxiesIn()('10.0.0.7')).toBe(false);
});

it.each([
  ['192.0.2.7', undefined, '192.0.2.7'],
  ['192.0.2.7', '203.0.113.9', '192.0.2.7'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.7', '198.51.100.1, 203.0.113.9, 127.0.0.1', '203.0.113.9'],
  ['10.0.0.7', '203.0.113.9, ', '10.0.0.7'],
  ['10.0.0.7', '10.0.0.7', '10.0.0.7'],
])('who sends by %s with %j is at %s', (remoteAddress, forwarded, address) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const headers = { 'x-forwarded-for': forwarded };
  expect(callerAddress({ headers, socket }, proxiesIn(['10.0.0.7']))).toBe(address);
});
