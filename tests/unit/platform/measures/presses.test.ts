// @vitest-environment window
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Noted } from '#src/platform/measures/marks.ts';
import { watchPresses } from '#src/platform/measures/presses.ts';
import { homeOf } from '../../harness/measures/screen.ts';

const page = `
  <section data-section="课程模块" data-id="c1" data-variant="b" data-state="ready">
    <h2>课程</h2>
    <a href="/more" data-does="more"><span id="more">更多</span></a>
    <a href="/ad" id="ad">专区</a>
    <ul>
      <li><a href="/1">一</a></li>
      <li id="plain">无</li>
      <li><a href="/2"><b id="second">二</b></a><button id="inner" type="button">收藏</button></li>
    </ul>
    <button type="button" id="swap" data-does="swap">换一换</button>
    <button type="button" id="busy" data-does="swap" aria-disabled="true">加载中…</button>
  </section>
  <a href="/float" id="float">领取优惠券</a>`;

let noted: Noted[];
let stop: () => void;

beforeEach(() => {
  noted = [];
  homeOf(page);
  // nothing here goes to another page
  document.body.addEventListener('click', (event) => event.preventDefault());
  stop = watchPresses((one) => void noted.push(one));
});
afterEach(() => stop());

const press = (id: string, more: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

it.each([
  ['the link 更多', 'more', 'more', 0],
  ['换一换', 'swap', 'swap', 0],
  ['an item', 'second', 'tap', 2],
  ['a button within an item', 'inner', 'tap', 2],
  ['a link that is no item', 'ad', 'tap', 0],
])('%s is noted', (_, id, kind, position) => {
  press(id);
  expect(noted).toEqual([
    { home: 'ordered', section: '课程模块', id: 'c1', variant: 'b', kind, position },
  ]);
});

it('each press counts', () => {
  for (let time = 0; time < 3; time += 1) press('swap');
  expect(noted).toHaveLength(3);
});

it.each([
  ['what leads nowhere', 'plain'],
  ['what is busy', 'busy'],
  ['what is in no section', 'float'],
])('%s is not', (_, id) => {
  press(id);
  expect(noted).toEqual([]);
});

it('what was drawn aside was not pressed, what a finger moved a little was', () => {
  const down = (clientX: number) =>
    document
      .getElementById('second')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX }));
  down(200);
  press('second', { detail: 1, clientX: 120 });
  expect(noted).toEqual([]);
  down(200);
  press('second', { detail: 1, clientX: 206 });
  expect(noted).toHaveLength(1);
  down(0);
  press('second', { detail: 1, clientY: 80 });
  expect(noted).toHaveLength(1);
});

it('a key presses wherever the pointer went down last', () => {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 200 }));
  press('second', { detail: 0 });
  expect(noted).toHaveLength(1);
});

it('is noted before the page follows the link, and not at all once it is over', () => {
  document.body.addEventListener('click', () => document.body.replaceChildren(), { once: true });
  press('second');
  expect(noted).toHaveLength(1);
  homeOf(page);
  stop();
  press('second');
  expect(noted).toHaveLength(1);
});
