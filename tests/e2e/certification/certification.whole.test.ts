import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { questionnaire } from '#server/db/tables/questionnaire.ts';
import { choosePhoto } from '../harness/choose-photo.ts';
import { pick } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { heldCall, loginAs, soon, visitHome } from '../harness/visits/home.ts';
import { addAccount, openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const CERTIFY = '/questionnaire_certification';

const visit = async (path: string, openid = 'demo_plain') =>
  visitHome(site, { path, token: await loginAs(site.db, openid), reducedMotion: 'reduce' });

const forDoctors = async (): Promise<number> => {
  const [row] = await site.db.select().from(questionnaire).where(eq(questionnaire.position, 3));
  if (!row?.doctorsOnly) throw new Error('no questionnaire for doctors');
  return row.id;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** The address of a photo on a button, once the browser has drawn it. */
const drawnIn = async (page: Page, name: string): Promise<string> => {
  const photo = page.getByRole('button', { name }).locator('img');
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, soon).toBeGreaterThan(0);
  return (await photo.getAttribute('src')) ?? '';
};

/** As another app comes before the page and goes again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const openFor = (desk: Page, name: string) =>
  desk.getByRole('button', { name: `审核${name}的认证资料` }).click();

test('asked for, refused, mended, passed: then the questionnaire opens', async () => {
  const id = await forDoctors();
  const phone = await visit(`/questionnaire_introduce?id=${id}`);
  await phone.getByRole('link', { name: '去认证' }).click();
  await phone.getByLabel('姓名').fill('林晓');
  await pick(phone, '执业医院', '市第一医院', '使用“市第一医院”');
  await pick(phone, '科室', '心血管', '心血管内科');
  await pick(phone, '职称', '主治', '主治医师');
  const { held, hold } = heldCall();
  await phone.route('**/v1/upload/uploadPicture', hold);
  await choosePhoto(phone);
  // what is on its way is not left out without a word
  expect(await phone.getByRole('button', { name: '图片上传中' }).isDisabled()).toBe(true);
  await (await held).continue();
  await phone.getByRole('button', { name: '提交认证' }).click();
  await heading(phone, '待管理员认证');
  const address = await drawnIn(phone, '查看第 1 张执业证照片');
  await phone.getByText('市第一医院').waitFor();

  const desk = await openDesk(site, { path: '/operator/certifications' });
  await desk.getByRole('link', { name: /^认证审核.*等待处理：\s*2$/ }).waitFor();
  await openFor(desk, '林晓');
  const panel = desk.getByRole('dialog', { name: '认证资料' });
  await panel.getByText('市第一医院').waitFor();
  const atDesk = await drawnIn(desk, '查看第 1 张照片');
  for (const shown of [address, atDesk]) {
    const plain = new URL(shown.replace(/\?.*/, ''), site.server.origin).href;
    expect((await phone.request.get(plain)).status()).toBe(404);
  }
  await panel.getByRole('button', { name: '不通过' }).click();
  expect(await panel.getByRole('button', { name: '确认不通过' }).isDisabled()).toBe(true);
  await panel.getByRole('textbox', { name: '原因' }).fill('照片看不清证号');
  await panel.getByRole('button', { name: '确认不通过' }).click();
  await desk.getByText('已退回给会员修改').waitFor();
  await desk.getByRole('button', { name: '审核林晓的认证资料' }).waitFor({ state: 'detached' });

  await lookAgain(phone);
  await heading(phone, '认证未通过');
  await phone.getByText('照片看不清证号').waitFor();
  await phone.getByRole('button', { name: '修改后重新提交' }).click();
  await phone.getByLabel('姓名').fill('林晓晓');
  await phone.getByRole('button', { name: '提交认证' }).click();
  await heading(phone, '待管理员认证');

  await desk.getByRole('button', { name: '刷新' }).click();
  await openFor(desk, '林晓晓');
  await panel.getByRole('button', { name: '通过', exact: true }).click();
  await panel.getByRole('button', { name: '确认通过' }).click();
  await panel.waitFor({ state: 'hidden' });

  await phone.goto(`${site.server.origin}/messages`);
  await phone.getByText('医生认证已通过').first().waitFor();
  await phone.goto(`${site.server.origin}/questionnaire_introduce?id=${id}`);
  await phone.getByRole('link', { name: '开始作答' }).click();
  await phone.waitForURL(`${site.server.origin}/questionnaire?id=${id}`);
});

test('what was typed is asked about before it is left, and changing leads back to how it stands', async () => {
  const page = await visit('/questionnaire_list', 'demo_vip');
  await page.getByRole('heading', { name: '问卷' }).waitFor();
  await page.goto(`${site.server.origin}${CERTIFY}`);
  await page.getByRole('button', { name: '修改资料' }).click();
  await page.getByLabel('姓名').waitFor();
  await page.goBack();
  await heading(page, '待管理员认证');
  await page.getByRole('button', { name: '修改资料' }).click();
  await page.getByLabel('姓名').fill('另一个名字');
  await page.goBack();
  await page.getByRole('button', { name: '继续填写' }).click();
  expect(await page.getByLabel('姓名').inputValue()).toBe('另一个名字');
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await heading(page, '待管理员认证');
  await page.getByText('周明远').waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL(`${site.server.origin}/questionnaire_list`);
});

test('the second of two operators is told who decided, by keys alone', async () => {
  const first = await openDesk(site, { reducedMotion: 'reduce' });
  const password = await addAccount(first, '小冯', '发布：可以发布、回滚和管理账号');
  const path = '/operator/certifications';
  const second = await openDesk(site, { path, name: '小冯', password, reducedMotion: 'reduce' });
  await openFor(second, '周明远');
  const panel = second.getByRole('dialog', { name: '认证资料' });
  await panel.getByText('省立医院').waitFor();
  await first.getByRole('link', { name: '认证审核' }).click();
  await openFor(first, '周明远');
  await first.getByRole('button', { name: '通过', exact: true }).press('Enter');
  await first.getByRole('button', { name: '确认通过' }).press('Enter');
  await first.getByRole('dialog').waitFor({ state: 'hidden' });
  // not told by the way of coming back into view
  await panel.getByRole('button', { name: '不通过' }).press('Enter');
  await panel.getByRole('button', { name: '资料与证件不一致' }).press('Enter');
  await panel.getByRole('button', { name: '确认不通过' }).press('Enter');
  await panel.getByText('admin已经处理：已通过。').waitFor();
  await panel.getByRole('button', { name: '撤回认证' }).click();
  await panel.getByRole('button', { name: '证件已过期' }).click();
  await panel.getByRole('button', { name: '确认撤回' }).click();
  await panel.waitFor({ state: 'hidden' });
  const phone = await visit(CERTIFY, 'demo_vip');
  await heading(phone, '认证已被撤回');
  await phone.getByText('证件已过期').waitFor();
});

test('axe finds nothing on the screen, in the panel, beside a photo, where there is none', async () => {
  const desk = await openDesk(site, { path: '/operator/certifications', reducedMotion: 'reduce' });
  await desk.getByRole('table').waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.getByLabel('状态').getByText('已撤回').click();
  await desk.getByRole('button', { name: '查看周明远的认证资料' }).click();
  const panel = desk.getByRole('dialog', { name: '认证资料' });
  await panel.getByText('证件已过期').waitFor();
  expect(await violations(desk)).toEqual([]);
  await panel.getByRole('button', { name: '查看第 1 张照片' }).click();
  const photo = desk.getByRole('dialog', { name: '第 1 张照片' });
  await photo.getByRole('button', { name: '放大' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.keyboard.press('ArrowRight');
  const next = desk.getByRole('dialog', { name: '第 2 张照片' });
  await next.getByText('2 / 2').waitFor();
  await desk.keyboard.press('Escape');
  await next.waitFor({ state: 'hidden' });
  expect(await panel.isVisible()).toBe(true);
  await panel.getByRole('button', { name: '通过', exact: true }).click();
  await panel.getByRole('button', { name: '确认通过' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => desk.url(), soon).toBe(`${site.server.origin}/operator/certifications`);
  await desk.getByPlaceholder('搜索姓名或医院').fill('没有的人');
  await desk.keyboard.press('Enter');
  await desk.getByText('没有找到“没有的人”').waitFor();
  expect(await violations(desk)).toEqual([]);
});
