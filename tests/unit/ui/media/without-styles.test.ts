import { expect, it } from 'vitest';
import { withoutStyles } from '#src/ui/media/without-styles.ts';

it.each([
  ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  ["<p title='x'STYLE = 'color:red'>a", "<p title='x'data-style = 'color:red'>a"],
  ['<style>p{}</style><STYLE media=all>', '<noembed>p{}</noembed><noembed media=all>'],
  ['<p\nstyle=a style=b>', '<p\ndata-style=a data-style=b>'],
])('of %j no style is left', (html, wanted) => {
  expect(withoutStyles(html)).toBe(wanted);
});

it.each([
  'Write <b>style="color:red"</b> here, style = 1 < 2',
  '<a href="/style=1?style=2">a</a>',
  '<p class="style" data-style="a">styled</p>',
])('%j stays as it is', (html) => {
  expect(withoutStyles(html)).toBe(html);
});
