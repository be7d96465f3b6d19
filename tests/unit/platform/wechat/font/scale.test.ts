import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  compensatedRoot,
  layoutRoot,
  scaleOfAdjustment,
  scaleOfEvent,
} from '#src/platform/wechat/font/scale.ts';

test.each([
  [{ fontScale: 130 }, 1.3],
  [{ fontScale: '115', fontSize: '5' }, 1.15],
  [{ fontScale: 80 }, 1],
  [{ fontScale: 200 }, 1.4],
  [{ fontSize: '1' }, 1],
  [{ fontSize: '2' }, 1],
  [{ fontSize: 4 }, 1.2],
  [{ fontSize: '8' }, 1.4],
  [{ fontSize: 'x' }, 1],
  [{}, 1],
  [null, 1],
  [undefined, 1],
])('the menu says %j', (event, scale) => {
  expect(scaleOfEvent(event)).toBe(scale);
});

test.each([
  ['120%', 1.2],
  ['112.5%', 1.125],
  ['90%', 1],
  ['300%', 1.4],
  ['auto', 1],
  ['', 1],
])('the body is adjusted by %j', (adjustment, scale) => {
  expect(scaleOfAdjustment(adjustment)).toBe(scale);
});

test('the layout’s unit is a tenth of the width, capped at 750 px', () => {
  expect([320, 375, 750, 1024].map(layoutRoot)).toEqual([32, 37.5, 75, 75]);
});

test('only a unit that is off is brought back', () => {
  expect(compensatedRoot(37.5, 37.5)).toBeUndefined();
  expect(compensatedRoot(37.6, 37.5)).toBeUndefined();
  expect(compensatedRoot(46.875, 37.5)).toBeCloseTo(30);
  expect(compensatedRoot(Number.NaN, 37.5)).toBeUndefined();
});

test('every type token has its scaled counterpart', () => {
  const tokensIn = (file: string) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    return [...text.matchAll(/(--type-[\w-]+): ([^;]+);/g)].map(([, name, font]) => [name, font]);
  };
  const plain = tokensIn('src/ui/tokens/tokens.css');
  const scaled = tokensIn('src/platform/wechat/font/scaling.css').map(([name, font]) => [
    name,
    font?.replace(/calc\((.+?) \* var\(--font-scale, 1\)\)/g, '$1'),
  ]);
  expect(plain.length).toBeGreaterThan(4);
  expect(scaled).toEqual(plain);
});
