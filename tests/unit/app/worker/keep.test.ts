import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropEarlier, keepFiles, keepPage } from '#src/app/worker/keep.ts';
import { deploy, stubBrowser } from '../../harness/worker-browser.ts';

let browser: ReturnType<typeof stubBrowser>;

const filesOf = (release: string) =>
  ['-own.js', '-page.css', '.css', '.js'].map((file) => `/assets/${release}${file}`);

const pageOf = (release: string, page = '/drawIndex') => ({
  page,
  files: [`https://learn.example/assets/${release}.js`, `/assets/${release}-own.js`],
});

const cachedHtml = async (shell: string) =>
  (await (await browser.open('shells')).match(shell))?.text();

beforeEach(() => {
  browser = stubBrowser();
  deploy(browser.network, 'a');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what a page has loaded, and both shells with what they cannot do without', async () => {
  await keepPage(pageOf('a'));
  expect(browser.pathsIn('files')).toEqual(filesOf('a'));
  expect(browser.pathsIn('shells')).toEqual(['/index.html', '/page.html']);
});

it.each(['/drawIndex', '/orderList'])(
  'asks for nothing again while the release stays: %s',
  async (page) => {
    await keepPage(pageOf('a'));
    browser.requests.length = 0;
    await keepPage(pageOf('a', page));
    await keepFiles(pageOf('a').files);
    expect(browser.requests).toEqual([]);
  },
);

it('keeps a new release in the place of the one before', async () => {
  await keepPage(pageOf('a'));
  deploy(browser.network, 'b');
  await keepPage(pageOf('b'));
  expect(browser.pathsIn('files')).toEqual(filesOf('b'));
  expect(await cachedHtml('/page.html')).toContain('/assets/b.js');
});

it('leaves a release whole where the next one does not come whole', async () => {
  await keepPage(pageOf('a'));
  deploy(browser.network, 'b');
  browser.network.delete('/assets/b.css');
  browser.network.delete('/assets/b-page.css');
  await expect(keepPage(pageOf('b'))).rejects.toThrow();
  expect(await cachedHtml('/index.html')).toContain('/assets/a.js');
  expect(await cachedHtml('/page.html')).toContain('/assets/a.js');
  expect(browser.pathsIn('files')).toEqual(expect.arrayContaining(filesOf('a')));
});

it('leaves what was kept on a full disk', async () => {
  await keepPage(pageOf('a'));
  browser.state.full = true;
  deploy(browser.network, 'b');
  await expect(keepPage(pageOf('b'))).rejects.toThrow();
  expect(browser.pathsIn('files')).toEqual(filesOf('a'));
  expect(await cachedHtml('/index.html')).toContain('/assets/a.js');
});

it('keeps files that come later, and nothing but files', async () => {
  browser.network.set('/media/a.svg', '');
  await keepFiles(['/assets/a-own.js', '/media/a.svg', '/v1/index/sort']);
  expect(browser.pathsIn('files')).toEqual(['/assets/a-own.js']);
});

it('removes what earlier versions have stored', async () => {
  for (const name of ['page', 'files', 'pictures', 'shells']) await browser.open(name);
  await dropEarlier();
  expect(browser.names()).toEqual(['files', 'shells']);
});
