// @vitest-environment window

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { myActivities } from '#schemas/activity/endpoints.ts';
import { ownSeats } from '#schemas/activity/samples.ts';
import { OwnActivityLine } from '#src/pages/activity/own/view.tsx';
import { mount } from '../../harness/mount.tsx';

const lineOf = async (own: object) => {
  const [sample] = ownSeats;
  const read = z.safeParse(myActivities.data, { data: [{ ...sample, ...own }], last_page: 1 });
  const [item] = read.success ? read.data.items : [];
  if (!item) throw new Error('the sample does not fit');
  const { host } = await mount(<OwnActivityLine own={item} onOver={() => {}} />);
  const link = host.querySelector('a');
  return { href: link?.getAttribute('href'), text: link?.textContent ?? '' };
};

test('an unpaid place leads to where it is paid or given up', async () => {
  expect((await lineOf({ order_id: 7, order_state: 'unpaid' })).href).toBe('/orderdetail/7');
});

test('a place in something that takes place somewhere says where, and leads to its ticket', async () => {
  const [sample] = ownSeats;
  const activity = { ...sample?.activity, offline: 1, venue: '三楼报告厅' };
  const placed = { order_id: 8, order_state: 'done', ticket_id: 5, activity };
  const { href, text } = await lineOf(placed);
  expect(href).toBe('/order_downFinish?id=5');
  expect(text).toContain('三楼报告厅');
  expect(text).toContain('已成团 · 看凭证');
  expect((await lineOf({ order_state: 'done' })).text).not.toContain('凭证');
});
