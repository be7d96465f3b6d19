import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressTable } from '#server/db/tables/address.ts';
import { whole } from '../../harness/whole.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { addressesOn, fillIn } from '../harness/visits/address.ts';

const site = onSite();
const { visit, give, stored } = addressesOn(site);

const receivers = (page: Page) => page.getByRole('article').locator('b').allInnerTexts();

describe('the addresses', () => {
  test('change their default on two devices, and pass it on', async () => {
    await give(3);
    const phone = await visit('/address');
    const tablet = await visit('/address');
    await phone.getByRole('article', { name: '收货人2' }).getByText('设为默认').click();
    await expect.poll(() => receivers(phone)).toEqual(['收货人2', '收货人3', '收货人1']);
    await tablet.getByRole('article', { name: '收货人3' }).getByText('设为默认').click();
    await expect.poll(() => receivers(tablet)).toEqual(['收货人3', '收货人2', '收货人1']);
    await tablet.getByRole('article', { name: '收货人3' }).getByText('删除').click();
    await tablet.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(() => receivers(tablet)).toEqual(['收货人2', '收货人1']);
    expect((await stored()).filter(({ isDefault }) => isDefault)).toMatchObject([
      { receiver: '收货人2' },
    ]);
    await phone.getByRole('article', { name: '收货人3' }).getByText('设为默认').click();
    await phone.getByText('地址不存在').waitFor();
    await expect.poll(() => receivers(phone)).toEqual(['收货人2', '收货人1']);
  });

  test.runIf(whole)('of others are not there', async () => {
    const [foreign] = await give(1, 'demo_doctor');
    for (const id of [foreign, 999999, 'abc']) {
      const page = await visit(`/edit/${id}`);
      await page.getByText('地址不存在').waitFor();
      await page.getByRole('link', { name: '查看我的地址' }).click();
      await page.getByText('还没有收货地址').waitFor();
    }
  });

  test.runIf(whole)('are at most twenty', async () => {
    await give(20);
    const page = await visit('/address');
    await page.getByRole('button', { name: '最多保存 20 个地址' }).waitFor();
    await page.goto(`${site.server.origin}/appendAddr`);
    await fillIn(page);
    await pressButtonWith(page, '保存');
    await page.getByText('最多保存 20 个地址，请先删除不用的地址').waitFor();
    expect(await page.getByLabel('收货人').inputValue()).toBe('林静');
  });

  test('are chosen for the page that asked, and for no foreign one', async () => {
    const [, second] = await give(2);
    const request = `/address?select=1&r=${encodeURIComponent('/sign?from=shop#top')}`;
    const page = await visit(request);
    await page.getByRole('button', { name: /收货人2/ }).click();
    await page.locator('[data-page="/sign"]').waitFor();
    expect(await page.evaluate(() => location.href.slice(location.origin.length))).toBe(
      `/sign?from=shop&address_id=${second}#top`,
    );
    const plain = await visit('/address?select=1&r=https%3A%2F%2Fevil.example%2F');
    await plain.getByRole('article', { name: '收货人1' }).waitFor();
    expect(await plain.getByRole('button', { name: /收货人1/ }).count()).toBe(0);
  });

  test('are removed from their own page too', async () => {
    const [id] = await give(1);
    const page = await visit('/address');
    await page.getByRole('link', { name: '编辑' }).click();
    await pressButtonWith(page, '删除地址');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('还没有收货地址').waitFor();
    expect(await site.db.$count(addressTable, eq(addressTable.id, id ?? 0))).toBe(0);
  });
});
