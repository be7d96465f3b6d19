import { expect, it } from 'vitest';
import { dividedStyles, endOfPicture } from '#server/platform/static/early-rules.ts';

const css = `:root{--a:1}.a{color:red}@media (max-width:9px){.b{x:y}.c{x:y}}.d:after{content:"}.e{"}.f{x:y}`;
const styles = () => dividedStyles(css);
const asIs = (part: string) => part;

it('divides a sheet behind the last rule that the beginning of a page needs', () => {
  const { ahead, needed, rest } = styles()('/', asIs);
  expect(ahead()).toBe('');
  expect(needed('<p class="x c">')).toBe(css.slice(0, css.indexOf('.d:after')));
  expect(rest()).toBe(css.slice(css.indexOf('.d:after')));
  expect(rest()).toBe('');
});

it('needs a rule where one of its selectors may match', () => {
  const sheet = '.a .b{x:y}.c:not(.a,:has(.e)) .d,.f{x:y}.e{x:y}';
  const lengthFor = (names: string) =>
    dividedStyles(sheet)('/', asIs).needed(`<p class="${names}">`).length;
  const [first, second] = [sheet.indexOf('.c'), sheet.indexOf('.e{')];
  expect(['a', 'a b', 'a b d', 'c d', 'f', 'e'].map(lengthFor)).toEqual([
    0,
    first,
    first,
    second,
    second,
    sheet.length,
  ]);
});

it('takes braces in texts for text', () => {
  const { needed, rest } = styles()('/', asIs);
  expect(needed('<p class="d">') + rest()).toBe(css);
  expect(styles()('/', asIs).needed('<p class="e">')).toBe('');
  expect(styles()('/', asIs).needed('<p class="d">')).toBe(css.slice(0, css.indexOf('.f')));
});

it('has ahead what the same page needed the last time', () => {
  const of = styles();
  of('/', asIs).needed('<p class="a">');
  const next = of('/', asIs);
  expect(next.ahead()).toBe(css.slice(0, css.indexOf('@media')));
  expect(next.needed('<p class="a">')).toBe('');
  expect(next.rest()).toBe(css.slice(css.indexOf('@media')));
  expect(of('/index', asIs).ahead()).toBe('');
});

it('finds where the section of the first picture ends', () => {
  const first = '<section>1</section><section><img src="/1" fetchPriority="high"/></section>';
  expect(endOfPicture(`${first}<section>3</section>`)).toBe(first.length);
  expect(endOfPicture('<section><img src="/1"/></section>')).toBe(0);
});
