import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { loginAs, soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

declare global {
  interface Window {
    /** How often a worker was to be registered. */
    registrations: number;
  }
}

const fileOf = (source: string): string => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  return `/${manifest[source]?.file ?? 'missing'}`;
};

/** The widest that a picture across a phone's screen of single density needs. */
const SINGLE = 420;

/** As the browser's data saver: by the header, by what scripts read, and by the preference, where the browser knows it. */
const saveData = async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const devtools = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-data', value: 'reduce' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
};

/** A home on a sharp phone, once what goes on beside the page has begun. */
const visit = async (saves: boolean) => {
  const asked: URL[] = [];
  const token = await loginAs(site.db, 'demo_vip');
  const page = await visitHome(site, {
    token,
    ...{ fresh: true, drawn: true, batches: true, deviceScaleFactor: 3, serviceWorkers: 'allow' },
    ...(saves && { extraHTTPHeaders: { 'save-data': 'on' } }),
    prepare: async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url())));
      await opened.addInitScript(() => {
        const { serviceWorker } = navigator;
        const register = serviceWorker.register.bind(serviceWorker);
        window.registrations = 0;
        serviceWorker.register = (...given) => {
          window.registrations += 1;
          return register(...given);
        };
      });
      if (saves) await saveData(opened);
    },
  });
  await page.locator('#root:not([data-first]) [data-section][data-state=ready]').first().waitFor();
  // stands beside what keeps files ahead
  await page.getByText('上次学到').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { bytes, registrations } = await page.evaluate(() => ({
    bytes: performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, Number(entry.toJSON().encodedBodySize)] as const),
    registrations: window.registrations,
  }));
  const bytesOf = (name: string) =>
    bytes.find(([address]) => address.includes(`/${name}.svg?w=`))?.[1] ?? 0;
  const widthsOf = (name: string) =>
    asked
      .filter(({ pathname }) => pathname.endsWith(`/${name}.svg`))
      .map(({ searchParams }) => searchParams.get('w'));
  const motion = fileOf('sections/banner-carousel/Motion.tsx');
  const moves = asked.some(({ pathname }) => pathname === motion);
  return { page, bytesOf, widthsOf, registrations, moves };
};

test('who saves data has nothing loaded that they have not asked for, and pictures of a single density', async () => {
  const usual = await visit(false);
  expect([usual.registrations, usual.moves]).toEqual([1, true]);
  await expect.poll(() => usual.widthsOf('banner-3'), soon).toEqual(['1200']);

  const saving = await visit(true);
  expect([saving.registrations, saving.moves]).toEqual([0, false]);
  // the first came within the page, and is not made sharper
  expect([usual.widthsOf('banner-1'), saving.widthsOf('banner-1')]).toEqual([['1200'], []]);
  // the page is the same for all, and its pictures are not
  expect(saving.widthsOf('banner-2')).toEqual(['1200']);
  expect(saving.bytesOf('banner-2')).toBeLessThan(usual.bytesOf('banner-2'));
  expect(saving.bytesOf('banner-2')).toBeGreaterThan(0);
  // no slide comes by itself, and those that are asked for come small
  expect(saving.widthsOf('banner-3')).toEqual([]);
  await saving.page.locator('[data-section=轮播图] [data-resting]').dispatchEvent('pointerdown');
  await expect.poll(() => saving.widthsOf('banner-3'), soon).toEqual([`${SINGLE}`]);
});
