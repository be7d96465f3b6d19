// @vitest-environment window
import { beforeEach, expect, it } from 'vitest';
import { textDrafts } from '#src/platform/writing/text-drafts.ts';

beforeEach(() => localStorage.clear());

const DAY = 24 * 3600 * 1000;
const draft = (text: string) => ({ stamp: 'a', texts: { html: text } });

it('keeps a draft for its writer alone, for two weeks', () => {
  const drafts = textDrafts(1);
  drafts.keep('news 3', draft('<p>一</p>'), 0);
  expect(drafts.read('news 3', 13 * DAY)).toMatchObject(draft('<p>一</p>'));
  expect(textDrafts(2).read('news 3', 0)).toBeUndefined();
  expect(drafts.read('news 3', 15 * DAY)).toBeUndefined();
  drafts.drop('news 3');
  expect(drafts.read('news 3', 0)).toBeUndefined();
});

it('removes the old ones, then the oldest, where there is no room', () => {
  const drafts = textDrafts(1);
  drafts.keep('old', draft('一'), 0);
  for (const nth of [1, 2, 3, 4])
    drafts.keep(`row ${nth}`, draft('字'.repeat(390_000)), 20 * DAY + nth);
  expect(localStorage.length).toBe(3);
  expect(drafts.read('row 1', 20 * DAY)).toBeUndefined();
  expect(drafts.read('row 4', 20 * DAY)).toBeDefined();
});

it('keeps nothing of a draft that is too large, and reads nothing of a broken one', () => {
  const drafts = textDrafts(1);
  drafts.keep('a', draft('一'), 0);
  drafts.keep('a', draft('字'.repeat(400_001)), 1);
  expect(drafts.read('a', 1)).toBeUndefined();
  localStorage.setItem('TEXTS:1:a', '{"at":"x"}');
  expect(drafts.read('a', 1)).toBeUndefined();
});

it('drops all drafts of a writer, and no other’s', () => {
  const [own, other] = [textDrafts(1), textDrafts(11)];
  own.keep('news 3', draft('一'), 0);
  own.keep('news 4', draft('二'), 0);
  other.keep('news 3', draft('三'), 0);
  own.dropAll();
  expect([own.hasAny(), other.hasAny()]).toEqual([false, true]);
  expect(other.read('news 3', 0)).toMatchObject(draft('三'));
});
