import { expect, it } from 'vitest';
import { readDraftDocument } from '../../../schemas/publication/draft-document.ts';
import type { HomeDocument } from '../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../schemas/publication/section-item.ts';
import { anotherItem } from '../../../src/operator/publication/editor/another-item.ts';
import { soundDocument as sound } from '../harness/home-documents.ts';

const put = (document: HomeDocument, key: string, live = document) => {
  const item = document.sections.find((each) => sectionKey(each) === key);
  if (!item) throw new Error(`there is no ${key}`);
  const { key: fresh, edit } = anotherItem([document, live], item);
  return { fresh, document: edit(document) };
};

const faultsOf = (document: HomeDocument) => readDraftDocument(document).faults;

it('stands behind the one it is like, with an id and a title of its own, fit to be published', () => {
  const first = put(sound, '课程模块');
  expect(first.fresh).toBe('课程模块#no2');
  const second = put(first.document, '课程模块');
  expect(second.fresh).toBe('课程模块#no3');
  const titles = second.document.sections.flatMap(({ name, id, title }) =>
    name === '课程模块' ? [[id, title]] : [],
  );
  expect(titles).toEqual([
    [undefined, ''],
    ['no3', '课程模块 3'],
    ['no2', '课程模块 2'],
  ]);
  expect(faultsOf(second.document)).toEqual([]);
});

it('does not take an id that is live or in a group', () => {
  const live = put(sound, '课程模块').document;
  expect(put(sound, '课程模块', live).fresh).toBe('课程模块#no3');
  const group = { name: '双列组' as const, open: true, title: '组' };
  const held = [{ name: '课程模块' as const, id: 'no2' }];
  const grouped = { ...sound, sections: [...sound.sections, { ...group, sections: held }] };
  expect(put(grouped, '课程模块').fresh).toBe('课程模块#no3');
  const again = put(grouped, '双列组').document;
  expect(again.sections.at(-1)).toEqual({ ...group, id: 'no2', title: '组 2', sections: held });
  expect(faultsOf(again)).toEqual([]);
});

it('has no title where its section has none, and one of 20 characters at most', () => {
  const { document } = put(sound, '搜索框');
  expect(document.sections[1]).toEqual({ name: '搜索框', id: 'no2', open: true, title: '' });
  const long = {
    ...sound,
    sections: [{ name: '资讯列表' as const, open: true, title: '长'.repeat(20) }],
  };
  expect(put(long, '资讯列表').document.sections[1]?.title).toBe(`${'长'.repeat(18)} 2`);
});
