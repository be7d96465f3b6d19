import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPage, type PageOptions } from '../harness/browser.ts';
import {
  called,
  installMessenger,
  type MessengerAnswers,
  strict,
  userAgents,
} from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon } from '../harness/visits/home.ts';
import { startWechatHarness } from '../harness/wechat/start-wechat-harness.ts';

const site = onSite(startWechatHarness);

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const open = async (options: PageOptions = {}, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await openPage(site.browser, options);
  const token = await loginAs(site.server.db, 'demo_plain');
  await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await prepare?.(page);
  await page.goto(`${site.server.origin}/news`);
  return page;
};

const chooseOne = (page: Page) => page.getByRole('button', { name: '选择图片' }).click();
const chosen = (page: Page) => page.locator('output').innerText();
const alertOn = (page: Page) => page.getByRole('alertdialog', { name: '提示' });

describe('inside the messenger', () => {
  const chooses: MessengerAnswers = {
    chooseImage: { errMsg: 'chooseImage:ok', localIds: ['wxLocalResource://1'] },
    uploadImage: { errMsg: 'uploadImage:ok', serverId: 'demo-media-1' },
  };
  const local = (localData: string): MessengerAnswers => ({
    ...chooses,
    getLocalImgData: { errMsg: 'getLocalImgData:ok', localData },
  });

  const visit = async (
    answers: MessengerAnswers,
    kind: keyof typeof userAgents = 'ios',
    prepare?: (page: Page) => Promise<unknown>,
  ) => {
    let calls: Awaited<ReturnType<typeof installMessenger>> = [];
    const page = await open({ userAgent: userAgents[kind] }, async (opened) => {
      calls = await installMessenger(opened, strict[kind], answers);
      await prepare?.(opened);
    });
    await expect.poll(() => called(calls, 'updateAppMessageShareData').length, soon).toBe(1);
    return { page, calls };
  };

  test('one picture is asked for, original or compressed, from album or camera', async () => {
    const { page, calls } = await visit(local(`data:image/jgp;base64,${PIXEL}`));
    await chooseOne(page);
    await page.locator('output').waitFor();
    expect(called(calls, 'chooseImage')).toMatchObject([
      { count: 1, sizeType: ['original', 'compressed'], sourceType: ['album', 'camera'] },
    ]);
  });

  test.each([
    ['ios', `data:image/jgp;base64,${PIXEL}`],
    ['android', PIXEL],
  ] as const)('on %s it is shown and uploaded by its media id', async (kind, localData) => {
    const { page, calls } = await visit(local(localData), kind);
    const upload = page.waitForRequest('**/v1/upload/uploadMedia');
    await chooseOne(page);
    expect((await upload).postDataJSON()).toMatchObject({ media_id: 'demo-media-1' });
    expect(await chosen(page)).toMatch(/^\//);
    expect(called(calls, 'uploadImage')).toMatchObject([{ localId: 'wxLocalResource://1' }]);
    const preview = page.getByRole('img', { name: '预览' });
    expect(await preview.getAttribute('src')).toBe(`data:image/jpeg;base64,${PIXEL}`);
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), soon)
      .toBe(1);
  });

  test('the address of a video is ignored', async () => {
    const { page } = await visit(chooses, 'android', (opened) =>
      opened.route('**/v1/upload/uploadMedia', (route) =>
        route.fulfill({ json: { code: 200, msg: '', data: { data: '/uploads/a.MP4?x=1' } } }),
      ),
    );
    await chooseOne(page);
    expect(await chosen(page)).toBe('没有图片');
    expect(await alertOn(page).count()).toBe(0);
  });

  test('whoever cancels has chosen nothing', async () => {
    const { page } = await visit({ chooseImage: { errMsg: 'chooseImage:cancel' } });
    await chooseOne(page);
    expect(await chosen(page)).toBe('没有图片');
    expect(await alertOn(page).count()).toBe(0);
  });

  test('a failure of the messenger is said in an alert', async () => {
    const { page } = await visit({
      ...chooses,
      uploadImage: { errMsg: 'uploadImage:fail, network error' },
    });
    await chooseOne(page);
    await alertOn(page).waitFor();
    expect(await alertOn(page).innerText()).toContain('network error');
    await page.getByRole('button', { name: '知道了' }).click();
    expect(await chosen(page)).toBe('没有图片');
    await alertOn(page).waitFor({ state: 'detached' });
  });

  test('a failure of the upload is said in the server’s words', async () => {
    const { page } = await visit(chooses, 'android', (opened) =>
      opened.route('**/v1/upload/uploadMedia', (route) =>
        route.fulfill({ json: { code: 500, msg: '图片已过期，请重新选择', data: null } }),
      ),
    );
    await chooseOne(page);
    await alertOn(page).waitFor();
    expect(await alertOn(page).innerText()).toContain('图片上传失败：图片已过期，请重新选择');
    await page.keyboard.press('Escape');
    expect(await chosen(page)).toBe('没有图片');
  });
});

describe('outside the messenger', () => {
  const pick = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await chooseOne(page);
    const files = await chooser;
    expect(files.isMultiple()).toBe(false);
    expect(await files.element().getAttribute('accept')).toBe('image/*');
    await files.setFiles({ name, mimeType, buffer });
  };

  test('a file of the phone is shown, uploaded and served', async () => {
    const page = await open();
    await pick(page, 'a.png', 'image/png', Buffer.from(PIXEL, 'base64'));
    const address = await chosen(page);
    expect(address).toMatch(/^\/uploads\//);
    const served = await page.request.get(site.server.origin + address);
    // drawn anew: nothing of the file but its picture is kept
    const { format, width, height } = await sharp(await served.body()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1, height: 1 });
    expect(await page.locator('input[type=file]').count()).toBe(0);
  });

  /** A picture of `side` × `side` pixels, four bytes each. */
  const bitmap = (side: number): Buffer => {
    const head = Buffer.alloc(54);
    head.write('BM');
    head.writeUInt32LE(54 + side * side * 4, 2);
    head.writeUInt32LE(54, 10);
    head.writeUInt32LE(40, 14);
    head.writeInt32LE(side, 18);
    head.writeInt32LE(side, 22);
    head.writeUInt16LE(1, 26);
    head.writeUInt16LE(32, 28);
    return Buffer.concat([head, Buffer.alloc(side * side * 4, 120)]);
  };

  test('a picture that is too large is made smaller', async () => {
    const page = await open();
    const upload = page.waitForRequest('**/v1/upload/uploadPicture');
    await pick(page, 'large.bmp', 'image/bmp', bitmap(1200));
    const { content } = (await upload).postDataJSON() as { content: string };
    expect(content.startsWith('/9j/')).toBe(true);
    expect(Buffer.from(content, 'base64').length).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(await chosen(page)).toMatch(/^\/uploads\/.+\.jpg\?t=/);
  });

  test('what is no picture is said in an alert', async () => {
    const page = await open();
    await pick(page, 'a.png', 'image/png', Buffer.alloc(5 * 1024 * 1024, 1));
    await alertOn(page).waitFor();
    expect(await alertOn(page).innerText()).toContain('图片上传失败：这张图片无法读取');
  });
});
