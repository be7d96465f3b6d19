// @vitest-environment window

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { broadcast } from '#schemas/order/samples.ts';
import { headOf } from '#src/pages/order/bought/next.ts';
import { OrderHead } from '#src/pages/order/detail/head.tsx';
import { NOW } from '../../harness/pages/sample-now.ts';

const orderOf = (own: object) => z.parse(orderDetail.data, { ...broadcast, ...own });

const textOf = (own: object): string =>
  renderToStaticMarkup(<OrderHead order={orderOf(own)} again={() => undefined} />);

test.each([
  [NOW + 60, true],
  [NOW - 60, false],
  // over
  [null, false],
])('a ticket of a broadcast that starts at %s waits for the start: %s', (start_time, waits) => {
  const text = textOf({ start_time });
  expect(text).toContain('直播已开通');
  expect(text.includes('开播后可以观看')).toBe(waits);
  expect(headOf(orderOf({ start_time })).text.includes('开播后可以观看')).toBe(waits);
});

test('an old order promises nothing that may have expired since', () => {
  expect(textOf({ kind: 'membership' })).toContain('会员已开通，有效期内享受权益');
  expect(textOf({ kind: 'coupon' })).toContain('有效期内下单可用');
});

test('a place at a venue asks for the ticket, which content does not', () => {
  for (const [ticket_id, words] of [
    [5, '名额已保留，到场出示凭证'],
    ['', '内容已开通，随时可以学习'],
  ]) {
    const own = { kind: 'team', ticket_id };
    expect(textOf(own)).toContain(words);
    expect(headOf(orderOf(own)).text).toBe(words);
  }
});
