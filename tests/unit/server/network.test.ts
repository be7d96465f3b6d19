import { expect, it } from 'vitest';
import { coarseNetworkOf, isLoopback, networkOf } from '../../../server/platform/limits/network.ts';

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
