import * as z from 'zod/mini';
import { chinaDay, operatorCall } from '../operator/operator-call.ts';
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

export const measureDeskApi = { measures };
