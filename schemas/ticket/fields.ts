import type * as z from 'zod/mini';
import { oneOf } from '../wire/payload.ts';
import { text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

/** The kinds of things with a time and a place that tickets admit to. */
export const ticketTargets = ['activity'] as const;

export type TicketTarget = (typeof ticketTargets)[number];

/** `void`: given back; `over`: nobody came with it. */
const ticketStates = ['valid', 'used', 'void', 'over'] as const;

export type TicketState = (typeof ticketStates)[number];

export const ticketState = oneOf(ticketStates);

/** The signs of a code, without those that look alike. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 12;

/** A code as people read it: `ABCD-EFGH-JKMN`. */
export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/**
 * When and where something takes place. `venue` names the place, '' for none; `latitude` and
 * `longitude` as the messenger's map counts them, '' where nobody said; `refund_text`: until when
 * money comes back, in words.
 */
export const occasion = object(
  {
    start_time: time,
    end_time: time,
    venue: text,
    address: text,
    latitude: text,
    longitude: text,
    refund_text: text,
  },
  { start_time: 'startAt', end_time: 'endAt' },
);

export type Occasion = z.output<typeof occasion>;

/** Of what takes place nowhere. */
export const noOccasion: Occasion = {
  ...{ startAt: null, endAt: null, venue: '', address: '', latitude: '', longitude: '' },
  refundText: '',
};
