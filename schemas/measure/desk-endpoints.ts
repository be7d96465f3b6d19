import * as z from 'zod/mini';
import { chinaDay, emptyObject, epochMs, operatorCall, rowId } from '../operator/operator-call.ts';
import { measuredHomes, measureKinds } from './fields.ts';

const DAY = 86_400_000;
/** The most days that are summed up at once. */
const MOST_DAYS = 92;
/** The most rows of a list of an answer; the largest counts come first. */
export const MOST_SUMS = 2000;

const span = z
  .object({
    from: chinaDay,
    /** The last day, which counts as well. */
    until: chinaDay,
    /** Of one home page alone; '' of all. */
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

/** What was seen and pressed of the home pages' sections, summed up over days. */
export const measures = operatorCall(
  'measures',
  'statistics.look',
  span,
  z.object({
    /** The sections themselves and all their items. */
    sections: z.array(z.object(summed)),
    /** 0 is the section itself. */
    positions: z.array(z.object({ ...summed, position: z.int() })),
    /** Of sections that an experiment shows in variants. */
    variants: z.array(z.object({ ...summed, variant: z.string() })),
    /** Of sections that a page has several of. */
    instances: z.array(z.object({ ...summed, id: z.string() })),
  }),
);

/** For how many days back the numbers of the home page go. */
export const NUMBER_DAYS = 90;

const counts = z.object({
  exposures: z.int(),
  /** Presses of links and buttons, 更多 among them; 换一换 is none. */
  taps: z.int(),
  /** Of all home pages and all sections of that name together; 0 of a banner. */
  faults: z.int(),
});

const spans = z.object({
  today: counts,
  /** The last 7 days and the last 30, today among them. */
  week: counts,
  month: counts,
  /** Since the release that is live, and while the one before it was. */
  live: counts,
  before: counts,
});

const release = z.nullable(z.object({ id: rowId, at: epochMs }));

/** Sections and banners of the home page with what was counted of them within 90 days. */
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
    /** The experiments of the page that is live, each with what its variants were seen and pressed. */
    experiments: z.array(
      z.object({
        name: z.string(),
        percent: z.number(),
        /** The sections that are shown by it. */
        sections: z.array(z.string()),
        /** One without a name where the experiment has no variants. */
        variants: z.array(z.object({ name: z.string(), exposures: z.int(), taps: z.int() })),
      }),
    ),
  }),
);

export const measureDeskApi = { measures, homeNumbers };
