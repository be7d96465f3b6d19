// @vitest-environment window
import { expect, it, vi } from 'vitest';
import { FIRST } from '#schemas/layout/first-paint.ts';
import { rootToDraw } from '#src/app/take-over.ts';
import { settleUntil } from '../harness/mount.tsx';

type Pictures = ReadonlyMap<string, { come: () => void }>;

/** Pictures that come when it is said; whoever waits for their decoding hears of it then. */
const picturesIn = (root: Element): Pictures =>
  new Map(
    [...root.querySelectorAll('img')].map((img) => {
      let decoded: () => void = () => undefined;
      const decoding = new Promise<void>((resolve) => {
        decoded = resolve;
      });
      img.decode = vi.fn(() => decoding);
      Object.defineProperty(img, 'complete', { value: false, configurable: true });
      const come = () => {
        Object.defineProperty(img, 'complete', { value: true });
        decoded();
      };
      return [new URL(img.src).pathname, { come }];
    }),
  );

const HTML =
  '<main><section data-section="a"><img src="/1.svg"><img src="/2.svg"><img src="/3.svg"></section></main>';

const comeOf = (pictures: Pictures, name: string) => pictures.get(name)?.come();

const opened = (html: string) => {
  document.body.innerHTML = `<div id="root" ${FIRST}="5">${html}</div>`;
  const [root] = document.body.children;
  if (!(root instanceof HTMLElement)) throw new Error('no root');
  return { root, host: rootToDraw(root, 5) };
};

const SKELETON = '<main><div class="boot"></div></main><nav></nav>';
const FAILURE = '<main><div role="alert">没有加载出来</div></main><nav></nav>';

it('gives a skeleton up for whatever the browser’s page says, though its tabs are not there yet', async () => {
  const { root, host } = opened(SKELETON);
  host.innerHTML = SKELETON;
  await settleUntil(() => true);
  expect(root.isConnected).toBe(true);
  host.innerHTML = FAILURE;
  await settleUntil(() => host.isConnected);
  expect(root.isConnected).toBe(false);
});

it.each([
  [
    'a section',
    '<main><section data-section="a" data-state="loading"></section></main><nav></nav>',
  ],
  ['tabs', '<main><div class="boot"></div></main><nav><a href="/my">我的</a></nav>'],
])('keeps %s until the browser’s page has its tabs', async (_name, html) => {
  const { root, host } = opened(html);
  host.innerHTML = FAILURE;
  await settleUntil(() => true);
  expect(root.isConnected).toBe(true);
  host.innerHTML = FAILURE.replace('</nav>', '<a href="/my">我的</a></nav>');
  await settleUntil(() => host.isConnected);
});

it('waits for the pictures that come on the screen while it waits for others', async () => {
  document.body.innerHTML = `<div id="root" ${FIRST}="5">${HTML}</div>`;
  const [root] = document.body.children;
  if (!(root instanceof HTMLElement)) throw new Error('no root');
  const theirs = picturesIn(root);
  comeOf(theirs, '/1.svg');
  const host = rootToDraw(root, 5);
  host.innerHTML = HTML;
  const own = picturesIn(host);
  const request = () =>
    [...host.querySelectorAll('img')].map((img) => vi.mocked(img.decode).mock.calls.length > 0);
  await settleUntil(() => request()[0] === true);
  expect(request()).toEqual([true, false, false]);
  comeOf(theirs, '/2.svg');
  comeOf(own, '/1.svg');
  await settleUntil(() => request()[1] === true);
  expect(root.isConnected).toBe(true);
  comeOf(own, '/2.svg');
  await settleUntil(() => host.isConnected);
  expect([root.isConnected, request()]).toEqual([false, [true, true, false]]);
});
