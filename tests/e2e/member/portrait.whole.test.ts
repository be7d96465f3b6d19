import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountState } from '#schemas/member/endpoints.ts';
import { upload } from '#server/db/tables/upload.ts';
import { openPage } from '../harness/browser.ts';
import { tapTwice, untilShown } from '../harness/gestures.ts';
import { installMessenger, strict, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { asJpeg, colourAt, turned } from '../harness/test-pictures.ts';
import { visitAs } from '../harness/visits/course.ts';
import { loginAs, soon } from '../harness/visits/home.ts';

const site = onSite();
const SET = '/v1/Member/setAvatar';

const choose = (page: Page) => page.getByRole('button', { name: '从相册选择或拍照' });
const cropping = (page: Page) => page.getByRole('heading', { name: '裁剪头像' });
/** Until then nothing can be moved. */
const opened = (page: Page) =>
  expect
    .poll(() => page.getByRole('button', { name: '保存', exact: true }).isEnabled(), soon)
    .toBe(true);
const save = (page: Page, name = '保存') => page.getByRole('button', { name, exact: true }).click();

const pick = async (page: Page, buffer: Buffer, mimeType = 'image/jpeg') => {
  const chooser = page.waitForEvent('filechooser');
  await choose(page).click();
  await (await chooser).setFiles({ name: 'a', mimeType, buffer });
};

/** What is sent as the portrait. */
const sentBy = async (page: Page): Promise<string> => {
  const { content } = (await page.waitForRequest(`**${SET}`)).postDataJSON() as { content: string };
  return content;
};

const portraitOn = (page: Page) =>
  page.getByRole('link', { name: '修改头像' }).locator('img').getAttribute('src');

describe('a portrait', () => {
  test('is cut, saved, and shown at once wherever it stands', async () => {
    const page = await visitAs(site, 'demo_plain', { path: '/my' });
    const before = await portraitOn(page);
    await page.getByRole('link', { name: '修改头像' }).click();
    // red above, blue below
    await pick(page, await asJpeg(page, 900, 1800));
    await opened(page);
    const zoom = page.getByRole('slider', { name: '缩放' });
    await zoom.fill('2');
    const stage = await page.getByRole('group', { name: /移动图片/ }).boundingBox();
    if (!stage) throw new Error('nothing to drag');
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 150, { steps: 5 });
    await page.mouse.up();
    // never answered: what the page knows is enough
    await page.route(`**${accountState.path}`, () => undefined);
    const sent = sentBy(page);
    await untilShown(page, '头像已更换', () =>
      tapTwice(page.getByRole('button', { name: '保存' }), SET),
    );
    const drawn = await colourAt(page, await sent);
    expect(drawn).toMatchObject({ kind: 'image/jpeg', top: 'red', bottom: 'red' });
    expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(512);
    expect(drawn.width).toBe(drawn.height);
    await choose(page).waitFor();
    const shown = page.getByRole('img', { name: '当前头像' }).locator('img');
    await expect.poll(() => shown.getAttribute('src'), soon).toMatch(/^\/uploads\/.*\.jpg$/);
    const address = await shown.getAttribute('src');
    await page.unroute(`**${accountState.path}`);
    await page.goBack();
    await expect.poll(() => portraitOn(page), soon).toBe(address);
    expect(address).not.toBe(before);
    const file = address?.replace('/uploads/', '') ?? '';
    expect(await site.db.$count(upload, eq(upload.file, file))).toBe(1);
  });

  test('stands upright whichever way the camera was held', async () => {
    const page = await visitAs(site, 'demo_vip', { path: '/editheader' });
    await choose(page).waitFor();
    // lies on its side; the camera notes a quarter turn
    await pick(page, turned(await asJpeg(page, 400, 200, 'across')));
    const sent = sentBy(page);
    await save(page);
    expect(await colourAt(page, await sent)).toMatchObject({
      top: 'red',
      bottom: 'blue',
      left: 'mixed',
      width: 200,
    });
  });

  test('is moved and made larger by keys alone', async () => {
    const page = await visitAs(site, 'demo_vip', { path: '/editheader' });
    await pick(page, await asJpeg(page, 300, 600));
    await opened(page);
    await page.getByRole('group', { name: /移动图片/ }).focus();
    for (let pressed = 0; pressed < 40; pressed += 1) await page.keyboard.press('ArrowUp');
    await page.getByRole('slider', { name: '缩放' }).focus();
    for (let pressed = 0; pressed < 10; pressed += 1) await page.keyboard.press('ArrowRight');
    const sent = sentBy(page);
    await page.getByRole('button', { name: '保存', exact: true }).focus();
    await page.keyboard.press('Enter');
    const drawn = await colourAt(page, await sent);
    expect(drawn).toMatchObject({ top: 'blue', bottom: 'blue' });
    expect(drawn.width).toBeLessThan(300);
  });
});

describe('the step of cutting', () => {
  test('is left for the page by the phone’s way back', async () => {
    const page = await visitAs(site, 'demo_vip', { path: '/set' });
    await page.getByRole('link', { name: '头像' }).click();
    await pick(page, await asJpeg(page, 300, 300));
    await cropping(page).waitFor();
    await page.goBack();
    await choose(page).waitFor();
    await page.goBack();
    await page.locator('[data-page="/set"]').waitFor();
  });

  test('does not outlast a reload', async () => {
    const page = await visitAs(site, 'demo_vip', { path: '/editheader' });
    await pick(page, await asJpeg(page, 300, 300));
    await cropping(page).waitFor();
    await page.reload();
    await choose(page).waitFor();
    expect(await page.evaluate(() => Object(history.state).step ?? false)).toBe(false);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), 'image/heic', 'HEIC 照片'],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42'), 'video/mp4', '请选择一张图片'],
    ['a broken picture', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg', '无法读取'],
  ])('%s is said to be none', async (_what, bytes, kind, words) => {
    const page = await visitAs(site, 'demo_vip', { path: '/editheader' });
    await pick(page, bytes, kind);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(await cropping(page).count()).toBe(0);
  });

  test('without a network the choice stays, and the same request is made again', async () => {
    const page = await visitAs(site, 'demo_doctor', {
      path: '/editheader',
      expected: [/Failed to load resource|ERR_FAILED/],
    });
    await pick(page, await asJpeg(page, 300, 300));
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(SET)) keys.push(request.postDataJSON().key);
    });
    await page.route(`**${SET}`, (route) => route.abort());
    await save(page);
    await page.getByRole('alert').filter({ hasText: '请检查网络后重试' }).waitFor();
    await page.unroute(`**${SET}`);
    await save(page, '重试');
    await choose(page).waitFor();
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test('the code that cuts is fetched only once a picture was chosen', async () => {
  const scripts: string[] = [];
  const page = await visitAs(site, 'demo_vip', {
    path: '/editheader',
    prepare: (opened) =>
      opened.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      }),
  });
  const cutsIn = async (urls: readonly string[]): Promise<number> => {
    const codes = urls.map(async (url) => (await page.request.get(url)).text());
    return (await Promise.all(codes)).filter((code) => code.includes('reactEasyCrop_')).length;
  };
  await choose(page).waitFor();
  await page.waitForLoadState('networkidle');
  const before = [...scripts];
  await pick(page, await asJpeg(page, 300, 300));
  await cropping(page).waitFor();
  expect([await cutsIn(before), await cutsIn(scripts)]).toEqual([0, 1]);
});

test('inside the messenger the picture comes from its own album', async () => {
  const page = await openPage(site.browser, { userAgent: userAgents.android });
  const token = await loginAs(site.db, 'demo_vip');
  await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  const elsewhere = await visitAs(site, 'demo_vip', { path: '/editheader' });
  const localData = (await asJpeg(elsewhere, 300, 300)).toString('base64');
  await installMessenger(page, strict.android, {
    chooseImage: { errMsg: 'chooseImage:ok', localIds: ['wxLocalResource://1'] },
    getLocalImgData: { errMsg: 'getLocalImgData:ok', localData },
  });
  await page.goto(`${site.server.origin}/editheader`);
  await choose(page).click();
  await cropping(page).waitFor();
  const sent = sentBy(page);
  await save(page);
  expect(await colourAt(page, await sent)).toMatchObject({ top: 'red', bottom: 'blue' });
});
