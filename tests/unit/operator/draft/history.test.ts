import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveItem, partNamed, setField } from '#src/operator/draft-editor/edits.ts';
import {
  endGroup,
  noHistory,
  noteChange,
  redo,
  type Step,
  undo,
} from '#src/operator/draft-editor/history.ts';
import { someEdits, soundDocument } from '../../harness/home-documents.ts';

const sections = partNamed('首页区块');
const start: Step = { document: soundDocument, history: noHistory };
const titled = (title: string) => setField(sections, '直播标题', 'title', title);
const closed = setField(sections, '资讯列表', 'open', false);

describe('one entry per real change', () => {
  test('a drop in place leaves none', () => {
    const position = soundDocument.sections.findIndex(({ name }) => name === '直播标题');
    const next = moveItem(sections, '直播标题', position)(soundDocument);
    expect(noteChange(start, next).history.past).toHaveLength(0);
  });

  test('what was typed into a field is one, until the field is left', () => {
    let step = start;
    for (const text of ['本', '本周', '本周直播'])
      step = noteChange(step, titled(text)(step.document), 'title');
    expect(step.history.past).toHaveLength(1);
    step = { ...step, history: endGroup(step.history) };
    step = noteChange(step, titled('每周直播')(step.document), 'title');
    expect(step.history.past).toHaveLength(2);
    expect(undo(step).document.sections.find(({ name }) => name === '直播标题')?.title).toBe(
      '本周直播',
    );
  });

  test('typing that ends where it began leaves none', () => {
    const typed = noteChange(start, titled('本')(soundDocument), 'title');
    const back = noteChange(typed, titled('')(typed.document), 'title');
    expect(back.history.past).toHaveLength(0);
  });
});

test('undoing everything leads back, and redoing everything forth again', () => {
  fc.assert(
    fc.property(someEdits, (edits) => {
      const done = edits.reduce((step, edit) => noteChange(step, edit(step.document)), start);
      let back = done;
      while (back.history.past.length > 0) back = undo(back);
      expect(back.document).toEqual(soundDocument);
      let forth = back;
      while (forth.history.future.length > 0) forth = redo(forth);
      expect(forth.document).toEqual(done.document);
    }),
  );
});

test('undoing takes back one’s own change and leaves what others changed since', () => {
  const mine = noteChange(start, titled('本周直播')(soundDocument));
  const both = { ...mine, document: closed(mine.document) };
  const { document } = undo(both);
  expect(document).toEqual(closed(soundDocument));
  expect(redo(undo(both)).document).toEqual(both.document);
});

test('a change after an undo forgets what could have been made again', () => {
  const one = noteChange(start, titled('一')(soundDocument));
  const other = noteChange(undo(one), closed(soundDocument));
  expect(other.history.future).toEqual([]);
});
