import { expect, it } from 'vitest';
import { ownTexts } from '#src/ui/editor/own-texts.ts';

it('knows what it has given out, however late that comes back', () => {
  const texts = ownTexts('');
  texts.add('一');
  texts.add('一二');
  expect(texts.isOwn('一')).toBe(true);
  expect(texts.isOwn('')).toBe(false);
  expect(texts.isOwn('一二')).toBe(true);
  expect(texts.isOwn('一')).toBe(false);
  expect(texts.last()).toBe('一二');
});
