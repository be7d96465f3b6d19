import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  type BridgeCall,
  called,
  INVALID,
  isSignedFor,
  strict,
  tapMenu,
} from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon } from '../harness/visits/home.ts';
import {
  go,
  sharedLinks,
  untilShared as untilLink,
  visitWechat,
  type WechatVisit,
} from '../harness/visits/wechat.ts';
import { startWechatHarness } from '../harness/wechat/start-wechat-harness.ts';

const site = onSite(startWechatHarness);

const visit = (options?: WechatVisit) => visitWechat(site, options);

const untilShared = (calls: readonly BridgeCall[], link: string) =>
  untilLink(calls, site.server.origin + link);

/** The address that each configuration so far was signed for. */
const signedFor = (calls: readonly BridgeCall[], paths: readonly string[]) =>
  called(calls, 'preVerifyJSAPI').map((options) =>
    paths.find((path) => isSignedFor(options, site.server.origin + path)),
  );

describe('the signature', () => {
  test('is for the landing address on iOS, whatever the address has become', async () => {
    const { page, calls } = await visit({ kind: 'ios', path: '/news?id=1#top' });
    await untilShared(calls, '/news?id=1');
    await go(page, '/course/1');
    await untilShared(calls, '/course/1');
    await go(page, '/course/2');
    await untilShared(calls, '/course/2');
    expect(signedFor(calls, ['/news?id=1', '/course/1', '/course/2'])).toEqual(['/news?id=1']);
  });

  test('is for the current address on Android, without what follows #', async () => {
    const { page, calls } = await visit({ path: '/news?id=1#top' });
    await untilShared(calls, '/news?id=1');
    await go(page, '/course/1');
    await untilShared(calls, '/course/1');
    expect(signedFor(calls, ['/news?id=1', '/course/1'])).toEqual(['/news?id=1', '/course/1']);
  });

  test('names every share call, old and new, and those for pictures, addresses and sounds', async () => {
    const { calls } = await visit();
    await untilShared(calls, '/news');
    const [config] = called(calls, 'preVerifyJSAPI');
    expect(config?.verifyJsApiList).toEqual([
      'menu:share:appmessage',
      'menu:share:timeline',
      'menu:share:qq',
      'menu:share:weiboApp',
      'menu:share:QZone',
      'updateAppMessageShareData',
      'updateTimelineShareData',
      'chooseImage',
      'uploadImage',
      'getLocalImgData',
      'editAddress',
      'openLocation',
      'scanQRCode',
      'startRecord',
      'stopRecord',
      'onVoiceRecordEnd',
      'playVoice',
      'stopVoice',
      'uploadVoice',
    ]);
  });

  test('that is refused is tried once with the other address, which is remembered', async () => {
    // an Android that wants the landing address, as a mini program's web view does
    const { page, calls } = await visit({ path: '/news', judge: strict.ios });
    await untilShared(calls, '/news');
    await go(page, '/course/1');
    await untilShared(calls, '/course/1');
    await expect
      .poll(() => signedFor(calls, ['/news', '/course/1']), soon)
      .toEqual(['/news', '/course/1', '/news']);
    await go(page, '/course/2');
    await untilShared(calls, '/course/2');
    expect(signedFor(calls, ['/news', '/course/1', '/course/2'])).toEqual([
      '/news',
      '/course/1',
      '/news',
    ]);
  });
});

describe('an error of the messenger', () => {
  const warningsOf = (page: Page) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    return warnings;
  };

  test.each([
    ['an error', 'config:fail, permission denied', 1],
    ['a signature that is refused twice', INVALID, 2],
  ])('%s is logged, and nothing is retried', async (_name, errMsg, configurations) => {
    let warnings: string[] = [];
    const { page, calls } = await visit({
      kind: 'ios',
      judge: () => errMsg,
      prepare: async (opened) => {
        warnings = warningsOf(opened);
        await opened.clock.install();
        // the two addresses differ, as after a login
        await opened.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => history.replaceState(null, '', '/course/1'));
        });
      },
    });
    await expect.poll(() => warnings.length, soon).toBe(configurations);
    expect(warnings.every((text) => text.includes(errMsg.slice(7)))).toBe(true);
    await page.clock.runFor(60_000);
    expect(called(calls, 'preVerifyJSAPI')).toHaveLength(configurations);
  });
});

describe('the card', () => {
  test('of a page is shared by every channel', async () => {
    const { page, calls } = await visit({ path: '/course/1' });
    await untilShared(calls, '/course/1');
    const link = `${site.server.origin}/course/1`;
    const imgUrl = `${site.server.origin}/media/banner-1.svg`;
    expect(called(calls, 'updateAppMessageShareData').at(-1)).toMatchObject({
      title: '课程1',
      desc: '一起来学',
      link,
      imgUrl,
    });
    expect(called(calls, 'updateTimelineShareData').at(-1)).toMatchObject({ title: '课程1', link });
    const channels = [
      ['menu:share:appmessage', 'sendAppMessage'],
      ['menu:share:timeline', 'shareTimeline'],
      ['menu:share:qq', 'shareQQ'],
      ['menu:share:weiboApp', 'shareWeiboApp'],
      ['menu:share:QZone', 'shareQZone'],
    ] as const;
    for (const [event, name] of channels) {
      await tapMenu(page, event);
      await expect.poll(() => called(calls, name).length, soon).toBe(1);
      expect(called(calls, name)[0]).toMatchObject({ title: '课程1', link, img_url: imgUrl });
    }
  });

  test('is the default one where a page has none, and again when it is left', async () => {
    const { page, calls } = await visit();
    await untilShared(calls, '/news');
    const standard = called(calls, 'updateAppMessageShareData').at(-1);
    expect(standard?.title).toBe('知行医学堂');
    await go(page, '/course/1');
    await expect
      .poll(() => called(calls, 'updateAppMessageShareData').at(-1)?.title, soon)
      .toBe('课程1');
    await go(page, '/news');
    await untilShared(calls, '/news');
    expect(called(calls, 'updateAppMessageShareData').at(-1)).toMatchObject({
      title: standard?.title,
      desc: standard?.desc,
    });
  });

  test('carries a member’s own id, never a code or a token', async () => {
    const token = await loginAs(site.server.db, 'demo_plain');
    const { calls } = await visit({
      token,
      path: '/course/1?code=abc&state=s&TOKEN=x&member_id=999&from=timeline',
    });
    await expect.poll(() => sharedLinks(calls).length, soon).toBeGreaterThan(0);
    const shared = new URL(String(sharedLinks(calls).at(-1)));
    expect([...shared.searchParams.keys()].sort()).toEqual(['from', 'member_id']);
    expect(shared.searchParams.get('member_id')).not.toBe('999');
    expect(JSON.stringify(calls)).not.toContain(token);
  });

  test('of a visitor passes on whose link it was, and that person is remembered', async () => {
    const { page, calls } = await visit({ path: '/news?member_id=42' });
    await untilShared(calls, '/news?member_id=42');
    expect(await page.evaluate(() => localStorage.getItem('wx_member_P_id'))).toBe('42');
  });
});
