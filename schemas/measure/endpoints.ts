import { phoneRefusals } from '../wire/call-codes.ts';
import { type Codec, scalar } from '../wire/codec.ts';
import { defineEndpoint, type Payload } from '../wire/define-endpoint.ts';
import { batchOf, exactly, oneOf, withDefault } from '../wire/payload.ts';
import { flag } from '../wire/primitives.ts';
import { ruled } from '../wire/rules.ts';
import { object } from '../wire/structures.ts';
import {
  isMark,
  LAST_POSITION,
  MEASURE_BATCH,
  MEASURE_PATH,
  measuredHomes,
  measureKinds,
} from './fields.ts';

const LONGEST_NAME = 60;

const name = scalar<string>(
  (raw) => (typeof raw === 'string' && raw.length <= LONGEST_NAME ? raw : undefined),
  'short text',
);

const mark = scalar<string>(
  (raw) => (typeof raw === 'string' && isMark(raw) ? raw : undefined),
  'mark',
);

const whole = (least: number, most: number): Codec<number> =>
  scalar<number>(
    (raw) =>
      typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most
        ? raw
        : undefined,
    `${least} to ${most}`,
  );

const measure = exactly({
  section: name,
  /** Tells several sections of one name apart. */
  id: withDefault(mark, ''),
  /** From 1; 0: the section itself. */
  position: withDefault(whole(0, LAST_POSITION), 0),
  variant: withDefault(mark, ''),
  kind: oneOf(measureKinds),
  count: whole(1, MEASURE_BATCH),
});

export const reportMeasures = defineEndpoint({
  path: MEASURE_PATH,
  payload: object({
    home: oneOf(measuredHomes),
    entries: ruled(batchOf(measure, MEASURE_BATCH), {
      holds: (entries) => entries.reduce((sum, { count }) => sum + count, 0) <= MEASURE_BATCH,
      reason: `at most ${MEASURE_BATCH} events`,
      refusal: phoneRefusals.badPayload,
    }),
  }),
  data: object({
    /** The site takes further reports of this visit. */
    on: flag,
  }),
  access: 'public',
  rate: { ofAddress: 600 },
  loading: false,
  changes: true,
  keepalive: true,
  refusals: {},
});

export type MeasureReport = Payload<typeof reportMeasures>;
export type Measure = MeasureReport['entries'][number];

export const measureApi = { reportMeasures };
