import * as z from 'zod/mini';
import { chinaDay, emptyObject, epochMs, operatorCall, rowId } from '../operator/operator-call.ts';
import { measuredHomes, measureKinds } from './fields.ts';

const DAY = 86_400_000;
const MOST_DAYS = 92;
/** Rows in each list of an answer: those with the largest counts. */
export const MOST_SUMS = 2000;

const span = z
  .object({
    from: chinaDay,
    /** The last day, included. */
    until: chinaDay,
    /** '': all home pages. */
    home: z.enum(['', ...measuredHomes]),
  })
  .check(
    z.refine(({ from, until }) => {
      const days = (Date.parse(until) - Date.parse(from)) / DAY + 1;
      return days >= 1 && days <= MOST_DAYS;
    }),
  );

const kind = z.enum(measureKinds);
const summed = { section: z.string(), kind, count: z.int() };

/** Answers how often sections of the home pages were seen and pressed, summed over days. */
export const measures = operatorCall(
  'measures',
  'statistics.look',
  span,
  z.object({
    /** Sections with all their items. */
    sections: z.array(z.object(summed)),
    /** By the item's position; 0: the section itself. */
    positions: z.array(z.object({ ...summed, position: z.int() })),
    /** By variant, for sections of experiments. */
    variants: z.array(z.object({ ...summed, variant: z.string() })),
    /** By instance, for sections that a page has several times. */
    instances: z.array(z.object({ ...summed, id: z.string() })),
  }),
);

export const NUMBER_DAYS = 90;

const counts = z.object({
  exposures: z.int(),
  /** Presses of links and buttons, with 更多 and without 换一换. */
  taps: z.int(),
  /** Of all sections of that name on all home pages; 0 for a banner. */
  faults: z.int(),
});

const spans = z.object({
  today: counts,
  /** The last 7 days, today included, and in `month` the last 30. */
  week: counts,
  month: counts,
  /** Since the present release went live. */
  live: counts,
  /** While the release before it was live. */
  before: counts,
});

const release = z.nullable(z.object({ id: rowId, at: epochMs }));

/** Answers the counts of the home page's sections, banners and experiments, `NUMBER_DAYS` back. */
export const homeNumbers = operatorCall(
  'home-numbers',
  'statistics.look',
  emptyObject,
  z.object({
    live: release,
    before: release,
    sections: z.array(
      z.object({ home: z.enum(measuredHomes), section: z.string(), id: z.string(), spans }),
    ),
    banners: z.array(z.object({ key: z.string(), spans })),
    experiments: z.array(
      z.object({
        name: z.string(),
        percent: z.number(),
        sections: z.array(z.string()),
        /** A single one named '' where the experiment has no variants. */
        variants: z.array(z.object({ name: z.string(), exposures: z.int(), taps: z.int() })),
      }),
    ),
  }),
);

export const measureDeskApi = { measures, homeNumbers };
