import { expect, it } from 'vitest';
import {
  begun,
  chaptersIn,
  contentOf,
  editedOf,
  moved,
  stepped,
} from '#src/operator/legal/draft.ts';

const edit = (next: string, of = '') => ({ kind: 'edit', next, of }) as const;

it('takes back and repeats edits, of which typing into one field is one', () => {
  let history = begun('');
  for (const typed of ['协', '协议']) history = stepped(history, edit(typed, 'title'));
  history = stepped(history, edit('协议，第二章', 'text 1'));
  history = stepped(history, { kind: 'undo' });
  expect(history.now).toBe('协议');
  history = stepped(history, { kind: 'undo' });
  expect(history.now).toBe('');
  expect(stepped(history, { kind: 'undo' })).toBe(history);
  history = stepped(stepped(history, { kind: 'redo' }), { kind: 'redo' });
  expect(history.now).toBe('协议，第二章');
  expect(stepped(history, { kind: 'redo' })).toBe(history);
  history = stepped(stepped(history, { kind: 'undo' }), edit('另一个', 'title'));
  expect([history.now, history.future]).toEqual(['另一个', []]);
});

it('keeps a hundred steps', () => {
  let history = begun(0);
  for (let next = 1; next <= 150; next += 1)
    history = stepped(history, { kind: 'edit', next, of: '' });
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe(50);
});

it('makes paragraphs of lines, and back', () => {
  const content = { title: '协议', chapters: [{ heading: '一', paragraphs: ['甲', '乙'] }] };
  expect(editedOf(content).chapters[0]?.text).toBe('甲\n乙');
  expect(contentOf(editedOf(content))).toEqual(content);
  const typed = { title: ' 协议 ', chapters: [{ heading: ' 一', text: '甲\n\n  乙 \n' }] };
  expect(contentOf(typed)).toEqual(content);
});

it('finds the chapters of a whole text that is pasted', () => {
  expect(chaptersIn('序言\n一、范围\n第一段\n\n第二段\n第二章 付费\n第三段')).toEqual([
    { heading: '', text: '序言' },
    { heading: '一、范围', text: '第一段\n第二段' },
    { heading: '第二章 付费', text: '第三段' },
  ]);
  const long = `一、${'很长的一句话'.repeat(8)}`;
  expect(chaptersIn(long)).toEqual([{ heading: '', text: long }]);
  expect(chaptersIn(' \n')).toEqual([]);
});

it('moves a chapter', () => {
  expect(moved(['甲', '乙', '丙'], 2, 0)).toEqual(['丙', '甲', '乙']);
});
