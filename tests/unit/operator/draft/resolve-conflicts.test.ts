import { expect, test } from 'vitest';
import {
  mergeDocuments,
  resolveConflicts,
  type Side,
} from '#schemas/publication/merge-documents.ts';
import type { Edit } from '#src/operator/draft-editor/edits.ts';
import { moveItem, partNamed, removeItem, setField } from '#src/operator/draft-editor/edits.ts';
import { soundDocument } from '../../harness/home-documents.ts';

const sections = partNamed('首页区块');
const icons = partNamed('图标导航');

const settled = (own: Edit, other: Edit, side: Side) => {
  const [mine, theirs] = [own(soundDocument), other(soundDocument)];
  const merged = mergeDocuments(soundDocument, mine, theirs);
  expect(merged.conflicts.length).toBeGreaterThan(0);
  const choices = merged.conflicts.map((conflict) => ({ conflict, side }));
  return { mine, theirs, document: resolveConflicts(merged.document, mine, choices) };
};

const titled = (title: string) => setField(sections, '直播标题', 'title', title);

test.each([
  ['a title', titled('我的'), titled('他的')],
  ['a place', moveItem(sections, '直播标题', 0), moveItem(sections, '直播标题', 9)],
  ['an item', removeItem(icons, 'x'), setField(icons, 'x', 'name', '新名')],
  ['an item, the other way round', setField(icons, 'x', 'name', '新名'), removeItem(icons, 'x')],
])('%s is whose the operator chose', (_, own, other) => {
  const chosen = settled(own, other, 'mine');
  expect(chosen.document).toEqual(chosen.mine);
  const left = settled(own, other, 'theirs');
  expect(left.document).toEqual(left.theirs);
});

test('what did not clash stays, whatever is chosen', () => {
  const own: Edit = (document) =>
    setField(sections, '资讯列表', 'open', false)(titled('我的')(document));
  const other: Edit = (document) => moveItem(sections, '优质内容', 0)(titled('他的')(document));
  const { document } = settled(own, other, 'mine');
  expect(document).toEqual(own(moveItem(sections, '优质内容', 0)(soundDocument)));
});
