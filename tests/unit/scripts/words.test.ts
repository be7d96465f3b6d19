import { describe, expect, test } from 'vitest';
import { wordsNotToUse } from '#scripts/words/words-not-to-use.ts';

describe('words not to use', () => {
  test.each(['toldOf', 'list-asked', 'PATIENCE', 'EVERY', 'useKeptFocus', 'HTMLRoom', 'MOST_TOLD'])(
    '%s is advised against',
    (name) => {
      expect(wordsNotToUse(name)).toEqual([
        { word: expect.any(String), instead: expect.stringMatching(/\w/) },
      ]);
    },
  );

  test.each(['listNotes', 'everyEndpoint', 'replaceAll', 'leader', 'placeholder'])(
    '%s stands',
    (name) => {
      expect(wordsNotToUse(name)).toEqual([]);
    },
  );

  test('an exception holds where the glossary names it', () => {
    expect(wordsNotToUse('room', 'server/domains/live/socket/room.ts')).toEqual([]);
    expect(wordsNotToUse('room', 'server/domains/order/room.ts')).toMatchObject([{ word: 'room' }]);
  });
});
