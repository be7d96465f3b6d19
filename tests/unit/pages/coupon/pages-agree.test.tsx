// @vitest-environment window

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { couponDetail, couponUsable } from '#schemas/coupon/endpoints.ts';
import { couponStanding } from '#src/entities/coupon/standing.ts';
import { CouponTicket } from '#src/pages/coupon/center/view.tsx';
import DetailPage from '#src/pages/coupon/detail/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { openView } from '../../harness/open-view.tsx';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const draw = (node: ReactNode): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(node);
  return host;
};

const offers = ['claim', 'buy', 'pay', 'received', 'soldout', 'before', 'over'] as const;

/** Every coupon that a server may answer; a free one is not bought, a sold one not claimed. */
const everyCoupon = offers.flatMap((offer) =>
  [0, 1].flatMap((ready) =>
    ['0.00', '9.90']
      .filter((price) =>
        price === '0.00' ? offer !== 'buy' && offer !== 'pay' : offer !== 'claim',
      )
      .map((sale_price) => ({
        ...{ id: 3, title: '满减券', price: '20.00', threshold: '99.00', scope: 'all' },
        ...{ offer, ready, sale_price, order_id: offer === 'pay' ? '7' : '' },
        ...{ total: 10, left: 4, claim_start: NOW + 600, new_time: NOW, rules: [], own: [] },
      })),
  ),
);

const buttonOf = (host: HTMLElement): string =>
  [...host.querySelectorAll('a, button')]
    .map((each) => each.textContent ?? '')
    .find((name) => /领取|购买|支付|使用|抢光|开始|结束/.test(name)) ?? '';

test.each(everyCoupon)(
  'a coupon that is $offer, ready $ready, at $sale_price has one button',
  async (wire) => {
    writeSession('token', 't');
    stubBackEnd(({ path }): Reply => {
      if (path === couponDetail.path) return { code: 200, data: wire };
      return path === couponUsable.path
        ? { code: 200, data: { data: [], last_page: 1 } }
        : 'no envelope';
    });
    const coupon = z.parse(couponDetail.data, wire);
    const { step } = couponStanding(coupon);
    const ticket = draw(<CouponTicket coupon={coupon} busy={false} onClaim={() => undefined} />);
    const brief = 'brief' in step ? step.brief : step.name;
    expect(ticket.textContent?.endsWith(brief)).toBe(true);
    expect(ticket.querySelector('article')?.dataset.open).toBe(String(step.is !== 'closed'));
    expect(buttonOf(await openView(DetailPage, '?id=3'))).toBe(step.name);
  },
);
