import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { everyDesk } from '../../server/harness/operator/every-desk.ts';
import { childrenOf } from '../harness/walk-schema.ts';

const beyond = [
  LARGEST_INTEGER + 1,
  String(LARGEST_INTEGER + 1),
  -LARGEST_INTEGER - 2,
  2 ** 53 - 1,
  2 ** 53,
  1e15,
  '1e15',
  1e300,
];

/** Why a number of a payload may be larger than a column of the database. */
const otherwise: Readonly<Record<string, string>> = {
  '/operator/api/save-draft document': 'the verb reads it and says what is wrong with it',
  '/operator/api/save-plan document': 'the verb reads it and says what is wrong with it',
  '/operator/api/save-block-landing document': 'the verb reads it and says what is wrong with it',
  '/operator/api/begin-media bytes': 'the column of a file’s bytes is a bigint',
  '/v1/media/begin bytes': 'the column of a file’s bytes is a bigint',
  '/operator/api/change-schedule from': 'a moment in ms',
  '/operator/api/change-schedule until': 'a moment in ms',
  '/operator/api/give-member-card until': 'a moment in ms, compared and not stored',
  '/operator/api/review-draft at': 'a moment in ms',
  '/operator/api/review-schedules from': 'a moment in ms',
  '/operator/api/review-schedules until': 'a moment in ms',
  '/operator/api/schedule-publication from': 'a moment in ms',
  '/operator/api/schedule-publication until': 'a moment in ms',
  '/v1/studio/applyForBroadcast startTime': 'a moment in ms, whose bounds the verb judges',
};

/** The fields of a payload that give the server a number which no `integer` column holds. */
const tooLarge = (schema: z.core.$ZodType, at = ''): string[] => {
  const read = beyond.map((value) => z.safeParse(schema, value));
  const taken = read.some(
    ({ data }) => typeof data === 'number' && Math.abs(data) > LARGEST_INTEGER,
  );
  const below = childrenOf(schema).flatMap(([name, child]) =>
    tooLarge(child, [at, name].filter(Boolean).join('.')),
  );
  return taken && below.length === 0 ? [at] : below;
};

it('no payload gives the server a number that its database cannot hold', () => {
  const endpoints = [...everyEndpoint, ...Object.values(everyDesk)];
  const found = endpoints.flatMap(({ path, payload }) =>
    tooLarge(payload).map((field) => `${path} ${field}`),
  );
  expect(found.sort()).toEqual(Object.keys(otherwise).sort());
});
