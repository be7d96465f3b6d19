import { afterEach, describe, expect, test } from 'vitest';
import { bannerList, navList, sectionOrder } from '#schemas/home/endpoints.ts';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { markOf } from '#src/platform/calls/card-news.ts';
import { startUpstream } from '../../server/harness/upstream.ts';
import { openPage } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import {
  holdFinger,
  liftFinger,
  movedIn,
  takeoverOf,
  watchTakeover,
} from '../harness/shifts/takeover.ts';
import { onSite, shared } from '../harness/site.ts';
import { failedCalls } from '../harness/visits/bad-input.ts';
import {
  buildAll,
  heldCall,
  loginAs,
  recordCalls,
  sectionNamesOn,
  soon,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();
const upstream = shared(startUpstream);
const front = shared(() => startServer({ apiOrigin: upstream().origin }));

const BUILT = /data-section="([^"]*)" data-state="ready"/g;
const builtIn = (html: string) => [...html.matchAll(BUILT)].map(([, name]) => name);

const htmlAt = async (origin: string, path: string, headers = {}): Promise<string> => {
  const response = await fetch(origin + path, { headers });
  return response.text();
};

/** Once the browser's page stands. */
const takenOver = '#root:not([data-first]) [data-section][data-state=ready]';

describe('the HTML of a home page', () => {
  test.each(homeAddresses)('of %s shows its first sections and their links', async (path) => {
    const response = await fetch(site.server.origin + path);
    const html = await response.text();
    // what comes late is counted at the end of the page
    const count = [...html.matchAll(/data-first="(\d+)"/g)].at(-1)?.[1];
    expect(builtIn(html)).toHaveLength(Number(count));
    expect(html).toContain('<a class="');
    expect(html).not.toContain(' style="');
    const [, nonce = ''] = /<style nonce="([^"]+)">\[data-drawn/.exec(html) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  test('is the same whoever asks', async () => {
    const [one, two] = await Promise.all(
      ['demo_vip', 'demo_doctor'].map((name) => loginAs(site.db, name)),
    );
    const ask = () =>
      Promise.all(
        [one, two, ''].flatMap((token = '') =>
          Array.from({ length: 4 }, () =>
            htmlAt(site.server.origin, '/drawIndex', { token, cookie: `token=${token}` }),
          ),
        ),
      );
    const kinds = async () => {
      const pages = await ask();
      expect(pages.filter((html) => html.includes(one ?? '') || html.includes(two ?? ''))).toEqual(
        [],
      );
      return new Set(pages.map((html) => html.replace(/nonce="[^"]*"/g, ''))).size;
    };
    // of two drawings, one may have been without what came late
    await expect.poll(kinds, soon).toBe(1);
  });

  test('shows sections and links without JavaScript', async () => {
    const page = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.server.origin}/drawIndex`);
    await page.waitForURL('**/drawIndex?whole');
    expect((await sectionNamesOn(page)).slice(0, 3)).toEqual(['搜索框', '轮播图', '导航栏']);
    expect(await page.locator('[data-section]').count()).toBeGreaterThan(12);
    expect(await page.locator('[data-section]:not([data-state=ready])').count()).toBe(0);
    expect(await page.locator('[data-section=导航栏] a:visible').count()).toBeGreaterThan(5);
    const picture = page.locator('[data-section=导航栏] img').first();
    expect(await picture.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});

describe('in the browser', () => {
  test.each(homeAddresses)('what came with %s is not called for again', async (path) => {
    let calls: string[] = [];
    const page = await visitHome(site, {
      path,
      drawn: true,
      prepare: (opened) => {
        calls = recordCalls(opened);
      },
    });
    await page.locator(takenOver).first().waitFor();
    await page.waitForLoadState('networkidle');
    const html = await htmlAt(site.server.origin, path);
    const answered = [...html.matchAll(/data-call="([^"]*)" data-body="&#123;&#125;"/g)];
    const came = [...html.matchAll(/data-call="([^"]*)" data-body="\{\}"/g), ...answered];
    expect(came.length).toBeGreaterThan(3);
    for (const [, call] of came) expect(calls).not.toContain(call);
  });

  test('the page of the browser takes the place of the server’s, with all that stands there', async () => {
    const page = await visitHome(site);
    await page.locator(takenOver).first().waitFor();
    const html = await htmlAt(site.server.origin, '/drawIndex');
    expect((await sectionNamesOn(page)).slice(0, 6)).toEqual(builtIn(html));
    expect(await page.locator('[data-section]').nth(5).getAttribute('data-state')).toBe('ready');
  });

  test.each(homeAddresses)('nothing on %s moves when its page is replaced', async (path) => {
    const page = await visitHome(site, { path, drawn: true, fresh: true, prepare: watchTakeover });
    const takeover = await takeoverOf(page);
    expect(takeover.before.length).toBeGreaterThan(4);
    expect(movedIn(takeover)).toEqual([]);
  });

  test('a member sees the visitor’s page until their own stands', async () => {
    const token = await loginAs(site.db, 'demo_vip');
    const own: string[] = [];
    const page = await visitHome(site, {
      token,
      drawn: true,
      prepare: (opened) =>
        opened.on('request', (request) => {
          if (request.headers().token === token) own.push(new URL(request.url()).pathname);
        }),
    });
    await page.locator(takenOver).first().waitFor();
    expect(own).toEqual(expect.arrayContaining([sectionOrder.path, bannerList.path]));
  });

  test.each([
    ['a visitor', undefined, undefined, 'visible'],
    ['a member of whose card nothing is known', 'demo_vip', undefined, 'hidden'],
    ['a member with a card', 'demo_vip', '1', 'hidden'],
    ['a member without a card', 'demo_vip', '0', 'hidden'],
  ] as const)(
    'what a member may see otherwise is, until their own stands, to %s %s',
    async (_, name, card, visibility) => {
      const { held, hold } = heldCall();
      const token = name && (await loginAs(site.db, name));
      const page = await visitHome(site, {
        ...{ token, drawn: true, fresh: true },
        prepare: async (opened) => {
          if (card)
            await opened.addInitScript(
              (state) => localStorage.setItem('CARD', state),
              `${markOf(token ?? '')} ${card}`,
            );
          await opened.route(`**${token ? sectionOrder.path : '/assets/*.js'}`, hold);
        },
      });
      const waiting = await held;
      const personal = page.locator('[data-first] [data-section=会员卡提示] [data-personal]');
      await personal.waitFor({ state: 'attached' });
      const seen = await personal.evaluate((element) => getComputedStyle(element).visibility);
      expect(seen).toBe(visibility);
      await waiting.continue();
    },
  );

  test('members see the places of their own sections at once, visitors do not', async () => {
    const names = ['图文标题', '轮播图', '视频模块', '导航栏', '课程模块', '活动标题'];
    upstream().set(sectionOrder.path, { data: names.map((name) => ({ name })) });
    const own = ['图文标题', '视频模块'];
    for (const token of ['', 'someone']) {
      const page = await visitHome(
        { browser: site.browser, server: front() },
        { token, drawn: true, fresh: true, prepare: watchTakeover, expected: failedCalls },
      );
      const takeover = await takeoverOf(page);
      const shown = token ? names : names.filter((name) => !own.includes(name));
      const positions = takeover.before.filter(({ name }) => names.includes(name));
      expect(positions.map(({ name }) => name)).toEqual(shown);
      expect(movedIn(takeover, token !== '')).toEqual([]);
    }
    expect(await htmlAt(front().origin, '/drawIndex?whole')).not.toContain('data-for=');
    upstream().reset();
  });

  test('a reload leaves the server’s page at its top, and comes back to where it was scrolled to', async () => {
    const page = await visitHome(site);
    await page.locator(takenOver).first().waitFor();
    await buildAll(page);
    await page.evaluate(() => scrollTo(0, 2500));
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(2500);
    // the code that scrolls writes it as it begins
    await page.evaluate(() => localStorage.removeItem('lastPath'));
    await holdFinger(page);
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('lastPath') !== null);
    for (const _frame of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await liftFinger(page);
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(2500);
  });

  test('buttons that were pressed before any code had come are pressed then, in their order', async () => {
    const page = await openPage(site.browser);
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(`${site.server.origin}/newIndex`, { waitUntil: 'commit' });
    const tab = (name: string, selected?: boolean) =>
      page.getByRole('tab', { name, exact: true, ...(selected === undefined ? {} : { selected }) });
    await tab('热门').click();
    await tab('临床内科').click();
    come();
    await page.locator(takenOver).first().waitFor();
    await tab('临床内科', true).waitFor();
    await tab('首页').click();
    await tab('热门', true).waitFor();
  });

  test('a link that is followed before that leads to a page whose field has the focus', async () => {
    const { held, hold } = heldCall();
    const page = await visitHome(site, {
      token: await loginAs(site.db, 'demo_vip'),
      drawn: true,
      prepare: (opened) => opened.route(`**${sectionOrder.path}`, hold),
    });
    const order = await held;
    // the page asks for the order before its code has come
    await page.waitForFunction(() => localStorage.getItem('starts') !== null);
    await page.locator('[data-first] a[href="/searchHistory"]').first().click();
    await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
    expect(await page.evaluate(() => 'earlyPresses' in globalThis)).toBe(true);
    await order.continue();
  });
});

describe('in front of another back end', () => {
  afterEach(() => upstream().reset());

  const hostile = [
    ['an end of the element', '</script><script>globalThis.hacked=1</script>'],
    ['a comment', '<!--<script>'],
    ['line separators', 'a\u2028b\u2029c'],
    ['a lone surrogate', '\ud800'],
    ['an attribute', '" onerror="globalThis.hacked=1'],
    ['ten million characters', 'x'.repeat(10_000_000)],
  ] as const;

  test.each(hostile)('%s in an answer stays text', async (_what, words) => {
    const banners = [{ id: 1, image: '/media/banner-1.svg', title: words, link_url: '/more' }];
    const icons = [{ id: 1, name: words, icon: '/media/nav-video.svg', icon_link: '/cate' }];
    upstream().set(bannerList.path, { data: banners });
    upstream().set('/v1/index/nav', { data: icons });
    const page = await visitHome(
      { browser: site.browser, server: front() },
      { expected: failedCalls },
    );
    await page.locator(takenOver).first().waitFor();
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    upstream().reset();
  });

  test('nesting of ten thousand levels and answers that are none leave the page standing', async () => {
    for (const body of [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'not json', '', 'null']) {
      upstream().set(sectionOrder.path, { body: `{"code":"200","msg":"","data":${body}}` });
      const html = await htmlAt(front().origin, '/drawIndex');
      expect(html).toContain('id="root"');
      expect(builtIn(html).length).toBeGreaterThan(2);
    }
    upstream().reset();
  });

  test('what came with the page counts in place of what was saved on the last visit', async () => {
    const names = ['导航栏', '轮播图', '搜索框'];
    const listed = (order: string[]) => ({ data: order.map((name) => ({ name })) });
    upstream().set(sectionOrder.path, listed(names));
    const page = await visitHome({ browser: site.browser, server: front() });
    await page.locator(takenOver).first().waitFor();
    expect(await sectionNamesOn(page)).toEqual(names);
    upstream().set(sectionOrder.path, listed(names.toReversed()));
    await page.reload();
    await page.locator(takenOver).first().waitFor();
    expect(await sectionNamesOn(page)).toEqual(names.toReversed());
    upstream().reset();
  });

  test('an order whose items say more than names is drawn, what hangs on the phone left to it', async () => {
    const items = [
      { name: '导航栏', id: 'icons' },
      { name: '优质内容', id: 'first', title: '第一组' },
      { name: '轮播图', id: 'phones', when: { can: 'video' } },
      { name: '优质内容', id: 'second', title: '第二组' },
    ];
    upstream().set(sectionOrder.path, { data: items });
    const drawn = async () => builtIn(await htmlAt(front().origin, '/drawIndex'));
    // a busy machine may be late at first
    await expect.poll(drawn).toEqual(['导航栏', '优质内容', '优质内容']);
    const page = await visitHome({ browser: site.browser, server: front() });
    await page.locator(takenOver).first().waitFor();
    expect(await sectionNamesOn(page)).toEqual(items.map(({ name }) => name));
    upstream().reset();
  });

  test('of 900 sections it holds the first screens, and the browser has places for the others', async () => {
    const items = Array.from({ length: 900 }, (_, nth) => ({
      name: ['导航栏', '优质内容', '资讯列表'][nth % 3],
      id: `section-${nth}`,
    }));
    upstream().set(sectionOrder.path, { data: items });
    const html = await htmlAt(front().origin, '/drawIndex');
    expect(html.split(' data-section=').length).toBeLessThan(12);
    expect(html.length).toBeLessThan(101_000);
    const page = await visitHome({ browser: site.browser, server: front() });
    await expect.poll(() => page.locator('[data-section]').count(), soon).toBe(items.length);
    upstream().reset();
  });

  test('sections that show nothing are made up for by those that follow', async () => {
    for (const path of [bannerList.path, navList.path]) upstream().set(path, 'error');
    const html = await htmlAt(front().origin, '/drawIndex');
    expect(builtIn(html)).toHaveLength(6);
    expect(html).toMatch(/<(?:div id="root"|template) data-first="8">/);
    const page = await visitHome(
      { browser: site.browser, server: front() },
      { expected: failedCalls },
    );
    await page.locator(takenOver).first().waitFor();
    const states = page.locator('[data-section]');
    expect(
      await states.evaluateAll((all) => all.slice(0, 6).map((each) => each.dataset.state)),
    ).toEqual(Array(6).fill('ready'));
    upstream().reset();
  });

  test('what is late is left to the browser', async () => {
    upstream().set(bannerList.path, 'hang');
    const html = await htmlAt(front().origin, '/drawIndex');
    expect(html).toContain('data-section="轮播图" data-state="loading"');
    expect(builtIn(html)).toContain('导航栏');
    upstream().reset();
  });

  test.each([
    ['the sections before it', bannerList.path, /data-section="搜索框" data-state="ready"/],
    [
      'a skeleton before all',
      sectionOrder.path,
      /<div id="root" data-first="\d">\s*<div class="boot"/,
    ],
  ])('what is waited for does not hold what stands: %s', async (_what, path, before) => {
    const patient = await startServer({ apiOrigin: upstream().origin, pageLimit: 60_000 });
    upstream().calls.length = 0;
    upstream().set(path, 'hang');
    const { body } = await fetch(`${patient.origin}/drawIndex`);
    let html = '';
    let sent = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      html += chunk;
      if (sent || !before.test(html)) continue;
      sent = html;
      await expect.poll(() => upstream().calls.map((call) => call.path)).toContain(path);
      upstream().reset();
      upstream().release();
    }
    expect(sent).not.toContain('data-section="轮播图"');
    expect(builtIn(html).slice(0, 3)).toEqual(['搜索框', '轮播图', '导航栏']);
    expect(html.match(/<main/g)).toHaveLength(1);
    await patient.close();
  });

  test('many who come at once have it drawn once', async () => {
    const calm = await startServer({ apiOrigin: upstream().origin, pageFresh: 60_000 });
    upstream().calls.length = 0;
    const pages = await Promise.all(
      Array.from({ length: 200 }, () => htmlAt(calm.origin, '/drawIndex')),
    );
    await calm.close();
    expect(new Set(pages).size).toBe(1);
    expect(upstream().calls.filter(({ path }) => path === sectionOrder.path)).toHaveLength(1);
  });
});
