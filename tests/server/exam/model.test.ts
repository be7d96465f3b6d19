import fc from 'fast-check';
import { it, vi } from 'vitest';
import { openTestDatabase } from '../../harness/test-database.ts';
import { acts, type ExamStep, sittingsOn } from '../harness/exam/model.ts';
import { hasPostgres, onEmbedded, openFilledPostgres } from '../harness/postgres/database.ts';
import { WALKS_TIMEOUT, walkAll, walksOf } from '../harness/walks.ts';

const WALKS = walksOf(2, 6);

vi.setConfig({ testTimeout: WALKS_TIMEOUT });

const step: fc.Arbitrary<ExamStep> = fc.record({
  who: fc.nat({ max: 2 }),
  // most steps go on with what was begun
  act: fc.constantFrom(
    ...acts,
    ...(['begin', 'begin', 'keep', 'send', 'send', 'mark', 'mark', 'claim'] as const),
    ...(['play', 'answer', 'answer', 'answer', 'next', 'win', 'draw', 'address'] as const),
  ),
  which: fc.nat({ max: 11 }),
});

const quiet = ['win', 'twice', 'foreign', 'second', 'minutes', 'day', 'jobs'];
const all = acts.filter((act) => !quiet.includes(act));
const walking = { step, start: sittingsOn, all };

const title = 'random walks through exams, awards and games keep the books right';

it.runIf(onEmbedded)(`${title}, embedded`, () =>
  walkAll(walking, () => openTestDatabase({ demo: false }), WALKS.embedded),
);

it.skipIf(!hasPostgres)(`${title}, PostgreSQL`, () =>
  walkAll(walking, () => openFilledPostgres({ demo: false }), WALKS.server),
);
