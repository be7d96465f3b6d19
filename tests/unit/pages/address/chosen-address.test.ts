// @vitest-environment window
// @window-url https://app.example/address
import { describe, expect, test } from 'vitest';
import { choosingFor, withAddress } from '#src/pages/address/list/chosen.ts';
import { hostileAddresses } from '../../../harness/hostile-addresses.ts';

const request = (r: string) => choosingFor(`?select=1&r=${encodeURIComponent(r)}`);

describe('the page that an address is chosen for', () => {
  test('is one of this app, with the address in its query', () => {
    expect(withAddress(request('/shop_pay/3?from=1#top'), '7')).toBe(
      '/shop_pay/3?from=1&address_id=7#top',
    );
    expect(withAddress('/shop_pay/3?address_id=2', '7')).toBe('/shop_pay/3?address_id=7');
  });

  test('is asked for in so many words', () => {
    expect(choosingFor('?r=%2Fmy')).toBe('');
    expect(choosingFor('?select=1')).toBe('');
    expect(choosingFor('')).toBe('');
  });

  test.each(hostileAddresses.map((address) => [address]))('is not %j', (address) => {
    expect(request(String(address))).toBe('');
  });

  test('is none elsewhere, whoever is allowed to be gone to after login', () => {
    expect(request('https://shop.example/pay')).toBe('');
    expect(request('https://app.example/pay')).toBe('/pay');
  });
});
