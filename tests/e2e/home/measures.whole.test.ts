import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type MeasureReport, reportMeasures } from '#schemas/measure/endpoints.ts';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { onSite } from '../harness/site.ts';
import { soon, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const PATH = reportMeasures.path;
/** None that moves by itself. */
const ORDER = ['导航栏', '资讯列表', '活动标题', '优质内容', '直播标题', '课程模块'];

/** What of it stands on the first screen. */
const FIRST = ORDER.slice(0, 3);

const isReady = (page: Page, name: string) =>
  page.locator(`[data-section=${name}][data-state=ready]`).waitFor();

/** The file that measures, among what comes after the first picture. */
const measuringFile = (): string => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  return z.parse(z.object({ file: z.string() }), manifest['src/app/afterwards/afterwards.tsx'])
    .file;
};

type Counts = Record<string, number>;

const keyOf = ({ section, position, kind }: { section: string; position: number; kind: string }) =>
  `${section} ${position} ${kind}`;

/** Keeps what the page sends by beacons, which still go out. */
const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    const sent: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    Object.assign(window, { sentBeacons: sent });
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => sent.push(`${url} ${text}`));
      return send(url, body);
    };
  });

/** A home page of few sections whose clock is turned by hand, and what it has sent. */
const openHome = async ({ prepare, ...options }: VisitOptions = {}) => {
  const requests: string[] = [];
  let measuring = false;
  const page = await visitHome(site, {
    height: 667,
    ...options,
    prepare: async (opened) => {
      await opened.clock.install();
      await keepBeacons(opened);
      opened.on('request', (request) => {
        const isCall = request.resourceType() === 'fetch' && request.url().endsWith(PATH);
        if (isCall) requests.push(request.postData() ?? '');
      });
      opened.on('requestfinished', (request) => {
        measuring ||= request.url().endsWith(measuringFile());
      });
      const data = ORDER.map((name) => ({ name }));
      await opened.route('**/v1/index/sort', (route) =>
        route.fulfill({ json: { code: 200, msg: '', data } }),
      );
      await prepare?.(opened);
    },
  });
  for (const name of FIRST) await isReady(page, name);
  const comesToMeasure = async (): Promise<boolean> => {
    await page.clock.runFor(200);
    return measuring;
  };
  await expect.poll(comesToMeasure, soon).toBe(true);
  const beacons = async (): Promise<string[]> => {
    const shared = await page.evaluate(() => Reflect.get(window, 'sentBeacons'));
    return z.parse(z.array(z.string()), shared).flatMap((line) => {
      const [path, text = ''] = line.split(/ (.*)/s);
      return path === PATH ? [text] : [];
    });
  };
  const reports = async (): Promise<MeasureReport[]> =>
    [...requests, ...(await beacons())].map((text) =>
      z.parse(reportMeasures.payload, JSON.parse(text)),
    );
  const counts = async (): Promise<Counts> => {
    const sums: Counts = {};
    for (const { entries } of await reports())
      for (const entry of entries) sums[keyOf(entry)] = (sums[keyOf(entry)] ?? 0) + entry.count;
    return sums;
  };
  return { page, requests, beacons, reports, counts };
};

/** What half of is on the screen now, computed apart from the page's own way. */
const seenNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const share = (element: Element): number => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      return Math.max((high * wide) / (width * height), high / innerHeight);
    };
    return [...document.querySelectorAll<HTMLElement>('[data-section][data-state=ready]')].flatMap(
      (section) => {
        const items = [...section.querySelectorAll('li')].filter((item) => item.querySelector('a'));
        return [section, ...items].flatMap((element, position) =>
          share(element) >= 0.5 ? [`${section.dataset.section} ${position} exposure`] : [],
        );
      },
    );
  });

/** Brings a section so far into the screen, at its lower end. */
const showShare = (page: Page, name: string, share: number) =>
  page.locator(`[data-section=${name}][data-state=ready]`).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
  }, share);

const beVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

/** Lets that much of the page's time pass, then has it send what it has. */
const passAndSend = async (page: Page, ms: number) => {
  await page.clock.runFor(ms);
  await beVisible(page, false);
  await beVisible(page, true);
};

/** Lets time pass until this has been sent. */
const sends = async (
  { page, counts }: Awaited<ReturnType<typeof openHome>>,
  wanted: Counts,
): Promise<void> => {
  await expect
    .poll(async () => {
      await passAndSend(page, 1100);
      return counts();
    }, soon)
    .toEqual(wanted);
};

const once = (keys: readonly string[]): Counts => Object.fromEntries(keys.map((key) => [key, 1]));

test('what half of is seen for a second is counted once, and adds up in the database', async () => {
  const home = await openHome();
  const { page, counts } = home;
  const seen = new Set(await seenNow(page));
  expect(seen).toContain('导航栏 0 exposure');
  expect(seen).toContain('导航栏 1 exposure');
  await sends(home, once([...seen]));
  for (const name of ORDER.slice(3, 5)) {
    await isReady(page, name);
    await showShare(page, name, 0.45);
    for (const key of await seenNow(page)) seen.add(key);
    expect(seen).not.toContain(`${name} 0 exposure`);
    await sends(home, once([...seen]));
    await showShare(page, name, 0.55);
    for (const key of await seenNow(page)) seen.add(key);
    expect(seen).toContain(`${name} 0 exposure`);
    await sends(home, once([...seen]));
  }
  // back at the top nothing is new
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await passAndSend(page, 5000);
  await passAndSend(page, 5000);
  const sent = await counts();
  expect(sent).toEqual(once([...seen]));
  const stored = async (): Promise<Counts> =>
    Object.fromEntries(
      (await site.db.select().from(sectionMeasure)).map((row) => [keyOf(row), row.count]),
    );
  await expect.poll(stored, soon).toEqual(sent);
  const homes = await site.db.execute(sql`select distinct home from section_measure`);
  expect(homes).toMatchObject({ rows: [{ home: 'ordered' }] });
});

test('nothing is counted while the page is hidden or covered', async () => {
  const home = await openHome();
  const { page, counts } = home;
  const first = once(await seenNow(page));
  await sends(home, first);
  await isReady(page, '优质内容');
  const cover = (covered: boolean) =>
    page.evaluate((is) => {
      document.documentElement.toggleAttribute('data-covered', is);
    }, covered);
  await cover(true);
  await showShare(page, '优质内容', 0.9);
  await passAndSend(page, 5000);
  expect(await counts()).toEqual(first);
  await beVisible(page, false);
  await cover(false);
  await page.clock.runFor(5000);
  expect(await counts()).toEqual(first);
  await beVisible(page, true);
  await sends(home, { ...first, ...once(await seenNow(page)) });
});

test('taps, 更多 and 换一换 are counted by section and position, also on the way to another page', async () => {
  const home = await openHome();
  const { page, counts } = home;
  await sends(home, once(await seenNow(page)));
  const pressed = async (): Promise<Counts> =>
    Object.fromEntries(Object.entries(await counts()).filter(([key]) => !key.endsWith('exposure')));
  const swap = page.locator('[data-section=活动标题]').getByRole('button', { name: '换一换' });
  await swap.click();
  await swap.click();
  await page.locator('[data-section=资讯列表] li').nth(1).getByRole('link').click();
  await page.waitForURL(({ pathname }) => pathname !== '/drawIndex');
  await expect.poll(pressed, soon).toEqual({ '活动标题 0 swap': 2, '资讯列表 2 tap': 1 });
  await page.goBack();
  await isReady(page, '资讯列表');
  await page.locator('[data-section=资讯列表]').getByRole('link', { name: '更多' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/drawIndex');
  await expect.poll(pressed, soon).toMatchObject({ '资讯列表 0 more': 1 });
});

test('the first batch is a call, the others are beacons, none with a token', async () => {
  const home = await openHome();
  const { page, requests, beacons } = home;
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return requests.length;
    }, soon)
    .toBe(1);
  await isReady(page, '优质内容');
  await showShare(page, '优质内容', 0.9);
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return (await beacons()).length;
    }, soon)
    .toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
});

const silent = async (page: Page, sent: () => Promise<unknown[]>, number: number) => {
  for (let turn = 0; turn < 5; turn += 1) await passAndSend(page, 11_000);
  expect(await sent()).toHaveLength(number);
};

test('a phone that does not want it sends nothing', async () => {
  const { page, reports } = await openHome({
    prepare: (opened) => opened.addInitScript(() => localStorage.setItem('MEASURES', 'off')),
  });
  await silent(page, reports, 0);
});

test('a browser that refuses for all sites sends nothing', async () => {
  const { page, reports } = await openHome({
    prepare: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      ),
  });
  await silent(page, reports, 0);
});

test('switched off in another tab, what was gathered is dropped and nothing more is sent', async () => {
  const home = await openHome();
  const { page, reports } = home;
  await sends(home, once(await seenNow(page)));
  const before = (await reports()).length;
  await page
    .getByRole('link', { name: '更多' })
    .first()
    .evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLElement).click();
    });
  const other = await page.context().newPage();
  await other.goto(`${site.server.origin}/healthz`);
  await other.evaluate(() => localStorage.setItem('MEASURES', 'off'));
  // events of storage reach another tab in their own time; what the page reads is written by then
  await page.waitForFunction(() => localStorage.getItem('MEASURES') === 'off');
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'MEASURES', newValue: 'off' })),
  );
  await silent(page, reports, before);
});

test('a site that measures nothing is asked once', async () => {
  const { page, requests, reports } = await openHome({
    prepare: (opened) =>
      opened.route(`**${PATH}`, (route) =>
        route.fulfill({ json: { code: 200, msg: '', data: { on: 0 } } }),
      ),
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return requests.length;
    }, soon)
    .toBe(1);
  await isReady(page, '优质内容');
  await showShare(page, '优质内容', 0.9);
  await silent(page, reports, 1);
});
