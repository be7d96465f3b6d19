import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { homeSections, type SectionRow } from '#schemas/layout/home-sections.ts';
import { startUpstream } from '../../../server/harness/upstream.ts';
import { habits } from '../../../server/harness/upstream-answers.ts';
import { type RunningServer, startServer } from '../server.ts';
import { onSite, shared } from '../site.ts';
import { buildAll, soon, visitHome } from './home.ts';

export const FEATURED = '/v4/index/featuredList';
export const BANNERS = '/v1/index/banner';
export const ORDER = '/v1/index/sort';
export const CONFIG = '/vb/Index/getIndexSystem';
const REPORT = '/v1/diagnostics/report';
/** A failed call is a line in the browser's console, whatever the page makes of it. */
export const failedCalls = [/Failed to load resource/];

/** The sections that a visitor sees of a back end with the habits of its kind, in its order. */
export const forVisitors = Object.values(habits[ORDER] as { name: keyof typeof homeSections }[])
  .map(({ name }) => name)
  .filter((name) => {
    const row: SectionRow = homeSections[name];
    return row.audience !== 'members';
  });

const briefly = ({ section, fault, path, shown }: Diagnostic) =>
  [section, fault, path, shown].filter(Boolean).join(' ');

/** Expects no technical text on the screen, and no empty page. */
export const expectSoundPage = async (page: Page) => {
  const text = await page.locator('#root').innerText();
  expect(text.trim().length).toBeGreaterThan(10);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|function/);
  const addresses = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !/^(\/(?![/\\])|https?:)/.test(address))).toEqual([]);
};

/** The app in front of another back end, which each test of the file may make answer badly. */
export const inFrontOfBackEnd = () => {
  const upstream = shared(startUpstream);
  const site = onSite(() => startServer({ apiOrigin: upstream().origin }));
  afterEach(() => {
    upstream().reset();
    upstream().calls.length = 0;
  });

  /** Opens the page as a visitor and builds all of it. */
  const open = async (options: { expected?: RegExp[]; at?: RunningServer } = {}): Promise<Page> => {
    const { at = site.server, ...rest } = options;
    const page = await visitHome({ browser: site.browser, server: at }, rest);
    await buildAll(page);
    return page;
  };

  const received = (): Diagnostic[] =>
    upstream()
      .calls.filter(({ path }) => path === REPORT)
      .flatMap(({ body }): Diagnostic[] => JSON.parse(body).entries);

  /** Expects these reports at the back end, and no others, after the page has sent all of them. */
  const expectReports = async (page: Page, expected: string[]) => {
    const tellNow = () => page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await tellNow();
    await expect.poll(() => received().map(briefly).toSorted(), soon).toEqual(expected.toSorted());
    await tellNow();
    // when this call is answered, reports that were sent before it have arrived
    await page.evaluate(() => fetch('/v1/index/logo', { method: 'POST' }));
    expect(received().map(briefly).toSorted()).toEqual(expected.toSorted());
  };
  return { site, upstream, open, received, expectReports };
};
