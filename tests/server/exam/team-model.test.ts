import fc from 'fast-check';
import { it, vi } from 'vitest';
import { openTestDatabase } from '../../harness/test-database.ts';
import { type TeamStep, teamActs, teamsOn, teamTurns } from '../harness/exam/team-model.ts';
import { hasPostgres, onEmbedded, openFilledPostgres } from '../harness/postgres/database.ts';
import { WALKS_TIMEOUT, walkAll, walksOf } from '../harness/walks.ts';

const WALKS = walksOf(1, 2);

vi.setConfig({ testTimeout: WALKS_TIMEOUT });

const step: fc.Arbitrary<TeamStep> = fc.record({
  who: fc.nat({ max: 4 }),
  // most steps go on with what was begun
  act: fc.constantFrom(
    ...teamActs,
    ...(['found', 'found', 'link', 'link', 'pool', 'pool', 'rush', 'rush'] as const),
    ...(['begin', 'begin', 'begin', 'send', 'leave', 'remove', 'remove', 'enable'] as const),
  ),
  which: fc.nat({ max: 11 }),
});

const passing = ['minutes', 'day', 'jobs'];
const all = [...teamActs.filter((act) => !passing.includes(act)), ...teamTurns];
const walking = { step, start: teamsOn, all };

const title = 'random walks through teams of exams keep places, sizes and captains right';

it.runIf(onEmbedded)(`${title}, embedded`, () =>
  walkAll(walking, () => openTestDatabase({ demo: false }), WALKS.embedded),
);

it.skipIf(!hasPostgres)(`${title}, PostgreSQL`, () =>
  walkAll(walking, () => openFilledPostgres({ demo: false }), WALKS.server),
);
