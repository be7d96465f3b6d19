import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { addressTable } from '#server/db/tables/address.ts';
import { pressButtonWith } from '../gestures.ts';
import type { Site } from '../site.ts';
import { memberIdOf, visitAs } from './course.ts';

/** Visits of the pages of addresses; no test sees the addresses of another. */
export const addressesOn = (site: Site) => {
  beforeEach(() => site.db.delete(addressTable).then(() => undefined));

  const visit = (path: string, as = 'demo_plain') => visitAs(site, as, { path });

  /** Gives a member addresses, the first of which is the default; their ids. */
  const give = async (count: number, as = 'demo_plain') => {
    const memberId = await memberIdOf(site.db, as);
    const row = {
      ...{ memberId, phone: '13812345678', province: '广东省', city: '深圳市', county: '南山区' },
      ...{ detail: '科技园 1 号楼', savedAt: new Date() },
    };
    const rows = Array.from({ length: count }, (_, nth) => ({
      ...{ ...row, receiver: `收货人${nth + 1}`, isDefault: nth === 0 },
    }));
    const added = await site.db
      .insert(addressTable)
      .values(rows)
      .returning({ id: addressTable.id });
    return added.map(({ id }) => id);
  };

  const stored = () => site.db.select().from(addressTable).orderBy(addressTable.id);

  return { visit, give, stored };
};

export const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('收货人').fill('林静');
  await page.getByLabel('手机号').fill('138 1234 5678');
  await page.getByRole('combobox', { name: '所在地区' }).click();
  for (const name of ['广东省', '深圳市', '南山区']) await pressButtonWith(page, name);
  await page.getByLabel('详细地址').fill('科技园 1 号楼 502');
};
