import fc from 'fast-check';
import { it, vi } from 'vitest';
import { openTestDatabase } from '../../harness/test-database.ts';
import { type CaseStep, caseActs, caseTurns, contestOn } from '../harness/case/model.ts';
import { hasPostgres, onEmbedded, openFilledPostgres } from '../harness/postgres/database.ts';
import { WALKS_TIMEOUT, walkAll, walksOf } from '../harness/walks.ts';

const WALKS = walksOf(1, 2);

vi.setConfig({ testTimeout: WALKS_TIMEOUT });

const step: fc.Arbitrary<CaseStep> = fc.record({
  who: fc.nat({ max: 4 }),
  // most steps go on with what was begun
  act: fc.constantFrom(
    ...caseActs,
    ...(['submit', 'submit', 'submit', 'submit', 'pass', 'pass', 'pass', 'pass'] as const),
    ...([
      'vote',
      'vote',
      'score',
      'score',
      'read',
      'read',
      'end',
      'stage',
      'stage',
      'enable',
    ] as const),
  ),
  which: fc.nat({ max: 11 }),
});

const passing = ['hours', 'stage'];
const all = [...caseActs.filter((act) => !passing.includes(act)), ...caseTurns];
const walking = { step, start: contestOn, all };

const title = 'random walks through case contests count every vote and score once';

it.runIf(onEmbedded)(`${title}, embedded`, () =>
  walkAll(walking, () => openTestDatabase({ demo: false }), WALKS.embedded),
);

it.skipIf(!hasPostgres)(`${title}, PostgreSQL`, () =>
  walkAll(walking, () => openFilledPostgres({ demo: false }), WALKS.server),
);
