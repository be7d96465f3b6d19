// @vitest-environment window
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collectedList } from '#schemas/course/list-endpoints.ts';
import { CollectedRow } from '#src/pages/course/own/collected-row.tsx';
import { mount } from '../../harness/mount.tsx';

const product = { target: 'product', id: 7, type: 1, title: '心电图', price: '0.00', at: null };

const factsOf = async (own: object) => {
  const { items } = z.parse(collectedList.data, { data: [{ ...product, ...own }], last_page: 1 });
  const [item] = items;
  if (!item) throw new Error('it does not parse');
  const { host } = await mount(<CollectedRow item={item} ticked={undefined} onTick={() => {}} />);
  return host.textContent;
};

it('what is collected says who teaches it and how many learn it, as far as either is known', async () => {
  expect(await factsOf({ teacher_name: '王医生', virtual_stock: 30 })).toContain('王医生 · ');
  expect(await factsOf({ teacher_name: '', virtual_stock: 30 })).not.toContain('·');
  expect(await factsOf({ teacher_name: '王医生', virtual_stock: 0 })).not.toContain('·');
});

it('beside a struck price there is no room for the number of learners', async () => {
  const sold = { teacher_name: '王医生', virtual_stock: 100_000, price: '79.20' };
  expect(await factsOf({ ...sold, line_price: null })).toContain('10万人在学');
  expect(await factsOf({ ...sold, line_price: '99.00' })).not.toContain('在学');
});
