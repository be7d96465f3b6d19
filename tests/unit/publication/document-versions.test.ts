import { expect, it } from 'vitest';
import {
  downgradeDocument,
  type HomeDocument,
  readHomeDocument,
  upgradeDocument,
} from '#schemas/publication/home-document.ts';
import { soundDocument } from '../harness/home-documents.ts';

const { version: _version, layouts: _layouts, ...first } = soundDocument;

it('a document of the first version is read as one of the second, and is the same again on the way back', () => {
  const read = readHomeDocument(first);
  expect(read).toEqual({ ok: true, document: soundDocument });
  expect(downgradeDocument(soundDocument)).toEqual({ document: first, lost: [] });
});

it.each([null, [], 'x', 7, { version: 9 }])('anything else is left as it is: %j', (given) => {
  expect(upgradeDocument(given)).toBe(given);
});

it('what the first version cannot say is lost on the way back, and told', () => {
  const sections: HomeDocument['sections'] = [
    { name: '资讯列表', open: true, title: '', settings: { count: 3 } },
    { name: '资讯列表', id: 'b', open: true, title: '' },
    { name: '双列组', open: true, title: '', sections: [{ name: '轮播图' }] },
  ];
  const nodes = [{ name: '轮播图' as const }];
  const layouts = { variant2: { theme: 'red' as const, nodes } };
  const { document, lost } = downgradeDocument({ ...soundDocument, sections, layouts });
  expect(document.sections).toEqual([{ name: '资讯列表', open: true, title: '' }]);
  expect(lost).toEqual(['sections.0.settings', 'sections.1', 'sections.2', 'layouts.variant2']);
});
