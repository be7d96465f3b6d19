// @vitest-environment window
import { Editor } from '@tiptap/core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { extensionsFor, keepsAll, readArticle, writeArticle } from '#src/ui/editor/article.ts';

// the sanitiser loses the first element in a window without a browser; the journey in Chromium has it
vi.mock('#src/ui/media/read-rich.ts', () => ({
  readRich: (html: string) => document.createRange().createContextualFragment(html),
}));

const again = (html: string): string => writeArticle(readArticle(html));

it.each([
  '<p>一<strong>二</strong><em>三</em></p>',
  '<h2>标题</h2><h3 align="center">小标题</h3><h4>更小</h4>',
  '<ul><li>甲</li><li>乙<ul><li>丙</li></ul></li></ul><ol start="3"><li>丁</li></ol>',
  '<blockquote><p>引</p></blockquote><hr><pre>一\n  二</pre>',
  '<figure><img src="/uploads/a.png" alt="图"><figcaption>说明</figcaption></figure>',
  '<figure><img src="/uploads/a.png" alt="图" width="600" height="400"></figure>',
  '<p>文<img src="https://a.example/a.png" alt="">文</p>',
  '<table><tbody><tr><th>甲</th><th colspan="2">乙</th></tr><tr><td>1</td><td>2</td><td align="right">3</td></tr></tbody></table>',
  '<p><a href="/coursedet/3">课</a>、<a href="https://a.example/">外</a></p>',
  '<section><p>甲</p><div><p>乙</p></div></section><dl><dt>词</dt><dd>义</dd></dl>',
  '<p>H<sub>2</sub>O <sup>2</sup> <u>线</u><s>删</s><mark>亮</mark><small>小</small><code>x</code></p>',
  '<p>一<br>二&nbsp;三</p>',
])('writes an article as it was read: %s', (html) => {
  expect(again(html)).toBe(html);
  expect(keepsAll(html)).toBe(true);
});

it.each([
  '裸的字<p>段</p>尾',
  '<div>行一</div><div>行二<b>粗</b></div>',
  '<p><b><i>粗斜</i></b><span>字</span></p>',
  '<table><thead><tr><th>甲</th></tr></thead><tr><td><p>一</p><p>二</p></td></tr></table>',
  '<ul>\n  <li><p>甲</p></li>\n  <li>乙</li>\n</ul>\n',
  '<p>尾</p><p></p><p><br></p>',
  '<pre><code>a  b</code></pre>',
  '第一段\n第二段\n- 甲\n- 乙',
])('keeps what readers see of an older article: %s', (html) => {
  expect(keepsAll(html)).toBe(true);
});

it.each([
  '<table><caption>表名</caption><tr><td>甲</td></tr></table>',
  '<figure><img src="/a.png"><img src="/b.png"></figure>',
  '<pre>一<b>二</b></pre>',
  '<p><span title="注">字</span></p>',
])('does not say that it keeps what it would lose: %s', (html) => {
  expect(keepsAll(html)).toBe(false);
});

it('makes paragraphs and a list of lines that had no tags', () => {
  expect(again('第一段\n\n第二段\n1. 甲\n2. 乙\n尾')).toBe(
    '<p>第一段</p><p>第二段</p><ol><li>甲</li><li>乙</li></ol><p>尾</p>',
  );
});

it('says in empty cells of a head what they are, and writes nothing of it', () => {
  const editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: extensionsFor(async () => ({ ok: false, reason: '' })),
    content: readArticle(
      '<table><tbody><tr><th></th><th>次数</th></tr><tr><td></td><td>三</td></tr></tbody></table>',
    ).toJSON(),
  });
  onTestFinished(() => editor.destroy());
  const cells = [...editor.view.dom.querySelectorAll('th, td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['表头', '次数', '', '三']);
  expect(writeArticle(editor.state.doc)).not.toContain('表头');
});
