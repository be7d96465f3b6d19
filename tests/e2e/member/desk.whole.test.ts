import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);
const PATH = '/operator/members';

const join = async (nickname: string): Promise<number> => {
  const [row] = await site.db.insert(member).values({ nickname }).returning();
  return row?.id ?? 0;
};

const stateOf = async (id: number) =>
  (await site.db.select().from(member).where(eq(member.id, id)))[0];

const find = async (page: Page, id: number) => {
  await page.getByLabel('找编号、手机号、昵称').fill(`${id}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `查看会员 ${id}`, exact: true }).click();
  const panel = page.getByRole('dialog', { name: `会员（编号 ${id}）` });
  await panel.getByText('没有买过或开通过的内容').waitFor();
  return panel;
};

test('a member gets a card and a course with a reason, loses the course, and all of it is in the audit', async () => {
  const id = await join('林晓静');
  const page = await openDesk(site, { path: PATH });
  await page.getByText(/^共 \d+ 位会员$/).waitFor();
  expect(await violations(page)).toEqual([]);
  const panel = await find(page, id);
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('button', { name: '开通会员卡' }).click();
  const card = page.getByRole('dialog', { name: '开通会员卡' });
  await card.getByRole('button', { name: '开通', exact: true }).click();
  await card.getByText('请写明原因').waitFor();
  expect(await violations(page)).toEqual([]);
  expect((await stateOf(id))?.vipUntil).toBeNull();
  await card.getByText('92 天').click();
  await card.getByLabel(/^原因/).fill('课程无法播放的补偿');
  await card.getByRole('button', { name: '开通', exact: true }).click();
  await card.waitFor({ state: 'hidden' });
  await panel.getByRole('button', { name: '延长会员卡' }).waitFor();

  await panel.getByRole('button', { name: '开通课程' }).click();
  const access = page.getByRole('dialog', { name: '开通课程' });
  await access.getByLabel('课程或专栏').click();
  await page.locator('.ant-select-item-option').first().click();
  await access.getByLabel(/^原因/).fill('讲师邀请');
  expect(await violations(page)).toEqual([]);
  await access.getByRole('button', { name: '开通', exact: true }).click();
  await access.waitFor({ state: 'hidden' });
  await panel.getByText('手动开通 · 长期').waitFor();
  await panel.getByRole('button', { name: /^收回/ }).click();
  const take = page.getByRole('dialog', { name: /^收回“/ });
  await take.getByLabel(/^原因/).fill('开通错了');
  await take.getByRole('button', { name: '收回', exact: true }).click();
  await take.waitFor({ state: 'hidden' });
  await panel.getByText('没有买过或开通过的内容').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: '操作记录' }).click();
  const textOf = (text: string) => page.getByText(new RegExp(`会员 ${id} .*${text}`)).waitFor();
  await textOf('没有会员卡 → 到 .*，原因：课程无法播放的补偿');
  await textOf('没有权限 → 长期，原因：讲师邀请');
  await textOf('长期 → 没有权限，原因：开通错了');
});

test('a member is disabled with a reason that stands in the panel, and let in again', async () => {
  const id = await join('林晓光');
  const page = await openDesk(site, { path: PATH });
  const panel = await find(page, id);
  await panel.getByRole('button', { name: '停用会员' }).click();
  const off = page.getByRole('dialog', { name: '停用这位会员？' });
  await off.getByLabel('原因（会员登录时会看到）').fill('转卖账号');
  expect(await violations(page)).toEqual([]);
  await off.getByRole('button', { name: '停用', exact: true }).click();
  await panel.getByText('转卖账号').waitFor();
  expect(await stateOf(id)).toMatchObject({ disabled: true, disabledReason: '转卖账号' });
  await panel.getByRole('button', { name: '恢复会员' }).click();
  const on = page.getByRole('dialog', { name: '恢复这位会员？' });
  await on.getByLabel(/^原因/).fill('已说明');
  await on.getByRole('button', { name: '恢复', exact: true }).click();
  await panel.getByRole('button', { name: '停用会员' }).waitFor();
  expect(await stateOf(id)).toMatchObject({ disabled: false, disabledReason: '' });
});

test('list, panel and dialog fit 375 px, for fingers and readers', async () => {
  const id = await join('林晓明');
  const phone = { width: 375, height: 812, hasTouch: true, isMobile: true };
  const page = await openDesk(site, { ...phone, path: PATH });
  const found: string[] = [];
  const look = async (name: string) => {
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : [];
    });
    const faults = [...wide, ...(await smallTaps(page)), ...(await violations(page))];
    for (const fault of faults) found.push(`${name}: ${fault}`);
  };
  await page.getByText(/^共 \d+ 位会员$/).waitFor();
  await look('list');
  const panel = await find(page, id);
  await look('panel');
  await panel.getByRole('button', { name: '开通课程' }).click();
  await page.getByRole('dialog', { name: '开通课程' }).getByLabel(/^原因/).waitFor();
  await look('dialog');
  expect(found).toEqual([]);
});
