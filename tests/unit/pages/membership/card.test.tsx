// @vitest-environment window

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import { MemberCard } from '#src/pages/membership/member-card.tsx';
import { offeredPlans } from '#src/pages/membership/plans/choice.tsx';
import { mount } from '../../harness/mount.tsx';

const seconds = (moment: string): number => Date.parse(moment) / 1000;

const cardOf = async (now: string, until: string): Promise<string> => {
  const wire = { vip_time: seconds(until), new_time: seconds(now), forever: 0 };
  const read = z.safeParse(vipPlans.data, { ...wire, plans: [], benefits: [], rules: [] });
  if (!read.success) throw new Error('the sample does not fit');
  const { host } = await mount(<MemberCard vip={read.data} />);
  return host.textContent ?? '';
};

test.each([
  ['2026-11-21T10:00:00+08:00', '2026-11-21T18:00:00+08:00', '11月21日', '今天到期'],
  ['2026-11-21T10:00:00+08:00', '2026-11-22T09:00:00+08:00', '11月22日', '明天到期'],
  ['2026-11-21T10:00:00+08:00', '2026-11-23T09:00:00+08:00', '11月23日', '还可使用 1 天'],
])('at %s a card until %s says one and the same day', async (now, until, day, left) => {
  const text = await cardOf(now, until);
  expect(text).toContain(`有效期至 ${day}`);
  expect(text).toContain(left);
});

const plan = (id: number, price: string) => ({ id, title: `方案 ${id}`, price, days: 31 });

test.each([
  ['2026-11-23T09:00:00+08:00', ['2']],
  ['2026-11-20T09:00:00+08:00', ['1', '2']],
])('with a card until %s the plans %o are offered', (until, offered) => {
  const wire = { vip_time: seconds(until), new_time: seconds('2026-11-21T10:00:00+08:00') };
  const plans = [plan(1, '0.00'), plan(2, '30.00')];
  const vip = z.parse(vipPlans.data, { ...wire, forever: 0, plans, benefits: [], rules: [] });
  expect(offeredPlans(vip).map(({ id }) => id)).toEqual(offered);
});
