import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressTable } from '#server/db/tables/address.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { pressButton, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { heldCall } from '../harness/visits/home.ts';

const site = onSite();

const back = (page: Page) => pressButton(page, '返回');
const at = (page: Page) => page.evaluate(() => location.pathname + location.search);

/**
 * Lets the answer come, for as long as what was saved is told: by then whoever is moved has been
 * moved.
 */
const untilNotified = async (page: Page, words: string, letGo: () => Promise<void>) => {
  await untilShown(page, words, letGo);
  await page.getByText(words, { exact: true }).waitFor({ state: 'hidden' });
};

/** Keeps the answer of a call until the test lets it go. */
const holdAnswer = async (page: Page, path: string) => {
  const { held, hold } = heldCall();
  await page.route(`**${path}`, hold);
  return async () => (await held).continue();
};

describe('what is saved after the page was left moves nobody', () => {
  beforeEach(() => site.db.delete(addressTable).then(() => undefined));

  test('an address', async () => {
    const page = await visitAs(site, 'demo_plain', { path: '/set' });
    await page.getByRole('link', { name: '收货地址' }).click();
    await page.getByRole('link', { name: '新增收货地址' }).click();
    await page.getByLabel('收货人').fill('林静');
    await page.getByLabel('手机号').fill('13812345678');
    await page.getByRole('combobox', { name: '所在地区' }).click();
    for (const name of ['广东省', '深圳市', '南山区']) await pressButton(page, name);
    await page.getByLabel('详细地址').fill('科技园 1 号楼');
    const letGo = await holdAnswer(page, '/v1/address/save');
    await pressButton(page, '保存');
    await back(page);
    await page.getByText('还没有收货地址').waitFor();
    await untilNotified(page, '地址已保存', letGo);
    await page.getByRole('article', { name: '林静' }).waitFor();
    expect(await at(page)).toBe('/address');
  });

  test('a paper', async () => {
    const id = await publishQuestionnaire(site.db, {}, [{ kind: 'text', title: '建议' }]);
    const page = await visitAs(site, 'demo_plain', { path: `/questionnaire_introduce?id=${id}` });
    await page.getByRole('link', { name: '开始作答' }).click();
    await page.getByRole('textbox').fill('很好');
    const letGo = await holdAnswer(page, '/v1/questionnaire/submit');
    await pressButton(page, '提交');
    await page.getByRole('button', { name: '正在提交…' }).waitFor();
    await back(page);
    await page.getByRole('link', { name: '继续作答' }).waitFor();
    await untilNotified(page, '答卷已提交', letGo);
    expect(await at(page)).toBe(`/questionnaire_introduce?id=${id}`);
  });

  test('the profile, which meanwhile cannot be put off as well', async () => {
    const page = await visitAs(site, 'demo_plain', { path: '/my' });
    await page.getByRole('link', { name: '设置' }).first().click();
    await page.getByRole('link', { name: '个人资料' }).click();
    await page.getByLabel('姓名').fill('林晓');
    const letGo = await holdAnswer(page, '/v9/Member/setForm');
    await pressButton(page, '保存');
    const next = page.getByRole('button', { name: '稍后再填' });
    await expect.poll(() => next.isDisabled()).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: '收货地址' }).waitFor();
    await untilNotified(page, '资料已保存', letGo);
    expect(await at(page)).toBe('/set');
  });
});

describe('a profile that was changed', () => {
  test('is not left without a question, and leads to where it was asked for', async () => {
    const page = await visitAs(site, 'demo_plain', { path: '/set' });
    await page.getByRole('link', { name: '个人资料' }).click();
    await page.getByLabel('姓名').fill('林夕');
    await page.goBack();
    await page.getByRole('heading', { name: '还没有保存，要离开吗？' }).waitFor();
    await pressButton(page, '继续填写');
    expect(await page.getByLabel('姓名').inputValue()).toBe('林夕');
    await pressButton(page, '稍后再填');
    await pressButton(page, '放弃修改');
    await page.locator('[data-page="/set"]').waitFor();
    expect(await at(page)).toBe('/set');
  });

  test('goes on after the login without a way back into the form', async () => {
    const page = await visitAs(site, 'demo_plain', { path: '/set' });
    await page.evaluate(() => {
      localStorage.setItem('beforeLoginUrl', '/address');
      history.pushState(null, '', '/loginform?type=1');
    });
    await page.getByLabel('姓名').fill('林一');
    await pressButton(page, '保存');
    await page.locator('[data-page="/address"]').waitFor();
    await page.goBack();
    await page.locator('[data-page="/set"]').waitFor();
  });
});
