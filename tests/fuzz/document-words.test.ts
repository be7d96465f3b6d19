import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { anyDocument } from '../harness/publication/documents.ts';
import { mutated } from '../harness/publication/mutated.ts';
import { changed, changes, hostile } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

/** Words that stand for themselves, such as names of fields and what was written. */
const QUOTED = /“[^”]*”/g;

const isPublished = (message: string) => {
  const text = message.replace(QUOTED, '');
  expect(text).toMatch(/\p{Script=Han}/u);
  expect(text).not.toMatch(/[a-z]{2,} +[a-z]{2,}|undefined|NaN|\[object/i);
  expect(message.length).toBeLessThan(600);
};

it('whatever is wrong with a document is told in Chinese, without a sentence of any library', () => {
  const tally = { strict: 0, draft: 0, unknown: 0 };
  const given = fc.oneof(
    { weight: 3, arbitrary: mutated(anyDocument) },
    {
      weight: 3,
      arbitrary: fc.tuple(anyDocument, changes).map(([document, list]) => changed(document, list)),
    },
    { weight: 1, arbitrary: hostile },
  );
  fc.assert(
    fc.property(given, (document) => {
      const strict = readHomeDocument(document);
      const draft = readDraftDocument(document);
      if (!strict.ok) {
        expect(strict.faults.length).toBeGreaterThan(0);
        for (const { message } of strict.faults) isPublished(message);
        tally.strict += strict.faults.length;
        tally.unknown += strict.faults.filter(({ message }) => /多余的字段“/.test(message)).length;
      }
      for (const { message } of draft.faults) isPublished(message);
      if (!draft.ok) tally.draft += 1;
    }),
    runs(400),
  );
  expect(tally.strict).toBeGreaterThan(300);
  expect(tally.draft).toBeGreaterThan(50);
  expect(tally.unknown).toBeGreaterThan(20);
});
