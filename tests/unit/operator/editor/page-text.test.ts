import { describe, expect, it } from 'vitest';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { mergeDocuments } from '#schemas/publication/merge-documents.ts';
import { pageText, readPageText } from '#src/operator/publication/document/page-text.ts';
import { soundDocument } from '../../harness/home-documents.ts';

const nodes = [{ name: '轮播图' as const }, { name: '搜索框' as const }];
const withLayout: HomeDocument = {
  ...soundDocument,
  layouts: { variant2: { theme: 'red', nodes } },
};

describe('a page as text', () => {
  it.each(['ordered', 'variant2'] as const)('is read as it was written: %s', (page) => {
    const read = readPageText(withLayout, page, pageText(withLayout, page));
    expect(read).toEqual({ document: withLayout, faults: [] });
  });

  it('says where in it something is wrong, and why', () => {
    const text = '[{ "name": "课程模块", "open": true, "title": "", "settings": { "count": 99 } }]';
    expect(readPageText(soundDocument, 'ordered', text)).toEqual({
      document: { ...soundDocument, sections: JSON.parse(text) },
      faults: [{ path: '0.settings.count', message: expect.stringContaining('整数') }],
    });
    expect(readPageText(soundDocument, 'variant1', '{ "theme": "red", "nodes": [] }')).toEqual({
      document: { ...soundDocument, layouts: { variant1: { theme: 'red', nodes: [] } } },
      faults: [{ path: 'nodes', message: '至少要有一个区块' }],
    });
    expect(readPageText(soundDocument, 'ordered', '[{ "name": "不存在" }]')).toEqual({
      faults: expect.arrayContaining([{ path: '0.name', message: '没有这个区块' }]),
    });
    expect(readPageText(soundDocument, 'ordered', '[')).toEqual({
      faults: [
        { path: '', message: expect.stringMatching(/^第 \d+ 行第 \d+ 列不是 JSON：[^A-Za-z]+$/) },
      ],
    });
  });
});

it('is read while another part of the draft is unfit', () => {
  const unfit = { ...soundDocument, site: { ...soundDocument.site, title: '' } };
  expect(readPageText(unfit, 'ordered', pageText(unfit, 'ordered'))).toEqual({
    document: unfit,
    faults: [],
  });
});

it('changes of layouts and of what items say are told, and merged with those of others', () => {
  const [first, ...others] = soundDocument.sections;
  if (!first) throw new Error('no section');
  const set = { ...first, settings: { tokens: { accent: '#0a5c7a' } } };
  const mine: HomeDocument = { ...withLayout, sections: [set, ...others] };
  const theirs: HomeDocument = { ...soundDocument, sections: [...others, first] };
  expect(describeChanges(soundDocument, mine).map(({ text }) => text)).toEqual([
    `${first.name} 设置有改动`,
    '样式二布局 新增',
  ]);
  const { document, conflicts } = mergeDocuments(soundDocument, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.layouts).toEqual(withLayout.layouts);
  expect(document.sections).toEqual([...others, set]);
});
