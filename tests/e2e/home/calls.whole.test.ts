import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { registry } from '#sections/registry.ts';
import { demoOrder } from '#server/db/demo/home/home.ts';
import { onSite } from '../harness/site.ts';
import {
  buildAll,
  loginAs,
  recordCalls,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();

const visit = (options?: VisitOptions) => visitHome(site, options);

const factCalls = ['/v1/index/sort', '/vb/Index/getIndexSystem', '/v1/help/getModuleStart'];
const sectionCalls = demoOrder.flatMap((name) => registry[name].sources[0]?.path ?? []);

const assetsNamedByHtml = async (): Promise<string[]> => {
  const html = await (await fetch(site.server.origin)).text();
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);
};

/** What goes on beside the page, which is no section's code. */
const companionFiles = (): string[] => {
  type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  const names = new Set(Object.keys(manifest).filter((key) => manifest[key]?.name === 'companion'));
  // a set goes on with what is added meanwhile
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return [...names].flatMap((name) => {
    const { file, css = [] } = manifest[name] ?? { file: '' };
    return [file, ...css].map((part) => `/${part}`);
  });
};

describe('how the page loads', () => {
  test('each call is made once, and all of them before or together with section code', async () => {
    const known = [...(await assetsNamedByHtml()), ...companionFiles()];
    const paths: string[] = [];
    const page = await visit({
      token: await loginAs(site.db, 'demo_vip'),
      prepare: (opened) =>
        opened.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          paths.push(pathname + search);
        }),
    });
    await buildAll(page);
    const ofPage = [...new Set([...factCalls, ...sectionCalls])];
    const made = paths.filter((path) => ofPage.includes(path));
    expect(made.toSorted()).toEqual(ofPage.toSorted());
    const firstCode = paths.findIndex(
      (path) => path.startsWith('/assets/') && !known.includes(path),
    );
    const lastCall = Math.max(...sectionCalls.map((path) => paths.indexOf(path)));
    expect(firstCode).toBeGreaterThan(0);
    expect(lastCall).toBeLessThan(firstCode);
  });

  test('a closed section and a members’ section cost a visitor no call', async () => {
    let calls: string[] = [];
    const page = await visit({
      prepare: (opened) => {
        calls = recordCalls(opened);
      },
    });
    await buildAll(page);
    const members = demoOrder.filter((name) => registry[name].audience === 'members');
    expect(members).toHaveLength(4);
    const theirs = members.flatMap((name) => registry[name].sources[0]?.path ?? []);
    expect(calls.filter((path) => theirs.includes(path))).toEqual([]);
  });
});

const linksIn = (page: Page, section: string) =>
  page
    .locator(`[data-section=${section}] li a`)
    .evaluateAll((links) => links.map((link) => link.textContent ?? ''));

/** Looked at in the page, frame by frame: the words of the end stand only for a moment. */
const changedOrOver = ({ section, before }: { section: string; before: string[] }): boolean => {
  const links = document.querySelectorAll(`[data-section=${section}] li a`);
  const now = [...links].map((link) => link.textContent ?? '');
  const over = [...document.querySelectorAll(`[role=status], [data-section=${section}] p`)];
  const isStated = over.some((element) => element.textContent?.includes('没有更多数据'));
  return isStated || JSON.stringify(now) !== JSON.stringify(before);
};

describe('paging', () => {
  /** Presses the foot of a section until it says that there is no more; gives the list after each page. */
  const readAllPages = async (page: Page, section: string, label: string) => {
    const foot = page
      .locator(`[data-section=${section}]`)
      .getByRole('button', { name: new RegExp(`查看更多|${label}|加载中`) });
    const lists = [await linksIn(page, section)];
    for (;;) {
      const before = lists.at(-1) ?? [];
      if ((await foot.count()) === 0) return lists;
      await foot.click();
      await page.waitForFunction(changedOrOver, { section, before });
      const after = await linksIn(page, section);
      if (JSON.stringify(after) === JSON.stringify(before)) return lists;
      lists.push(after);
    }
  };

  test('换一换 swaps the page, then says 没有更多数据 without a further request', async () => {
    let calls: string[] = [];
    const page = await visit({
      prepare: (opened) => {
        calls = recordCalls(opened);
      },
    });
    await buildAll(page);
    const lists = await readAllPages(page, '优质内容', '换一换');
    expect(lists.length).toBeGreaterThan(1);
    const [few = [], ...pages] = lists;
    expect(few).toEqual(pages[0]?.slice(0, 3));
    expect(pages.slice(0, -1).every((list) => list.length === 10)).toBe(true);
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(lists.length);
    const requestCount = calls.filter((path) => path === '/v4/index/featuredList').length;
    expect(requestCount).toBe(pages.length);
    const foot = page.locator('[data-section=优质内容]').getByRole('button', { name: '换一换' });
    await foot.click();
    await foot.click();
    await page.getByRole('status').getByText('没有更多数据').waitFor();
    expect(await linksIn(page, '优质内容')).toEqual(lists.at(-1));
    expect(calls.filter((path) => path === '/v4/index/featuredList')).toHaveLength(requestCount);
  });

  test('查看更多 adds pages up to the last one and asks for none beyond it', async () => {
    const bodies: string[] = [];
    const page = await visit({
      token: await loginAs(site.db, 'demo_vip'),
      prepare: (opened) =>
        opened.on('request', (request) => {
          if (request.url().endsWith('/v1/product/listTwo')) bodies.push(request.postData() ?? '');
        }),
    });
    await buildAll(page);
    const lists = await readAllPages(page, '音频模块', '查看更多');
    expect(lists.map((list) => list.length)).toEqual([3, 10, 20, 24]);
    expect(lists[3]?.slice(0, 10)).toEqual(lists[1]);
    await page.locator('[data-section=音频模块]').getByText('没有更多数据').waitFor();
    const requests = bodies.map((body): unknown => JSON.parse(body).page);
    expect(requests).toEqual([1, 2, 3]);
  });

  test('a page that fails can be asked for again', async () => {
    const page = await visit({ batches: false });
    await buildAll(page);
    await page.locator('[data-section=优质内容]').getByRole('button', { name: '查看更多' }).click();
    await expect.poll(async () => (await linksIn(page, '优质内容')).length, soon).toBe(10);
    const before = await linksIn(page, '优质内容');
    await page.route('**/v4/index/featuredList', (route) =>
      route.fulfill({ json: { code: 500, msg: '课程暂时没有整理好', data: null } }),
    );
    const section = page.locator('[data-section=优质内容]');
    await section.getByRole('button', { name: '换一换' }).click();
    await page.getByRole('status').getByText('课程暂时没有整理好').waitFor();
    expect(await linksIn(page, '优质内容')).toEqual(before);
    await page.unroute('**/v4/index/featuredList');
    await section.getByRole('button', { name: '加载失败，点击重试' }).click();
    await expect.poll(() => linksIn(page, '优质内容'), soon).not.toEqual(before);
  });
});
