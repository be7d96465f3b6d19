import { expect, it } from 'vitest';
import { usedRules } from '#scripts/bundle/used-rules.ts';

const HTML = '<main class="page tab" data-page="/my"><h1>我的</h1><p aria-busy="true"></p></main>';

const used = (css: string) => usedRules(css, HTML);

it('keeps the rules that may fit an element', () => {
  expect(used('.page{a:b}.other{a:b}')).toBe('.page{a:b}');
  expect(used('.page .other,h1:first-child,.page>h2{a:b}')).toBe('h1:first-child{a:b}');
  expect(used('[aria-busy]>.tab{a:b}[data-x=page]{a:b}p[data-page="/my"]{a:b}')).toBe(
    '[aria-busy]>.tab{a:b}p[data-page="/my"]{a:b}',
  );
  expect(used(':where(.gap,.tab){a:b}:where(.gap){a:b}.page:not(.other){a:b}')).toBe(
    ':where(.gap,.tab){a:b}.page:not(.other){a:b}',
  );
  expect(used('html[data-messenger]:not([data-arrival]) .tab{a:b}*,:before{a:b}')).toBe(
    'html[data-messenger]:not([data-arrival]) .tab{a:b}*,:before{a:b}',
  );
});

it('keeps what those rules use, and nothing else', () => {
  expect(used(':root{--a:1px;--b:var(--a);--c:calc(1px + 2px)}.page{x:var(--b)}')).toBe(
    ':root{--a:1px;--b:var(--a);}.page{x:var(--b)}',
  );
  const frames = '@keyframes one{to{a:b}}@keyframes two{0%{a:b}to{a:c}}';
  expect(used(`.page{animation:1s one}.other{animation:1s two}${frames}`)).toBe(
    '.page{animation:1s one}@keyframes one{to{a:b}}',
  );
  expect(used('@media (min-width:1px){.page{a:b}.other{a:b}}@media print{.page{a:b}}')).toBe(
    '@media (min-width:1px){.page{a:b}}',
  );
});
