import type * as z from 'zod/mini';
import { oneOf } from '../wire/payload.ts';
import { text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const ticketTargets = ['activity'] as const;

export type TicketTarget = (typeof ticketTargets)[number];

/** `void`: returned; `over`: not used in time. */
const ticketStates = ['valid', 'used', 'void', 'over'] as const;

export type TicketState = (typeof ticketStates)[number];

export const ticketState = oneOf(ticketStates);

/** The characters of a code, without those that look alike. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 12;

/** A code in groups of four: `ABCD-EFGH-JKMN`. */
export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

export const occasion = object(
  {
    start_time: time,
    end_time: time,
    /** '' for none. */
    venue: text,
    address: text,
    /** In the coordinates of the messenger's map; '' if unknown. */
    latitude: text,
    /** In the coordinates of the messenger's map; '' if unknown. */
    longitude: text,
    /** Until when it can be refunded, in words. */
    refund_text: text,
  },
  { start_time: 'startAt', end_time: 'endAt' },
);

export type Occasion = z.output<typeof occasion>;

export const noOccasion: Occasion = {
  ...{ startAt: null, endAt: null, venue: '', address: '', latitude: '', longitude: '' },
  refundText: '',
};
