import type * as z from 'zod/mini';
import { choice, count, id, picture, price, requiredText, text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const activitySchema = object(
  {
    id,
    /** 2: flash sale; any other: group buy. */
    type: choice,
    title: requiredText,
    subtitle: text,
    thumb: picture,
    price,
    group_price: price,
    num: count,
    start_time: time,
    end_time: time,
    /** The server's clock. */
    new_time: time,
  },
  {
    num: 'learners',
    new_time: 'now',
  },
);

export type Activity = z.output<typeof activitySchema>;

/** `full` and `failed` groups are closed; the members of a failed one get their money back. */
export const groupStates = ['open', 'full', 'failed'] as const;
