import type * as z from 'zod/mini';
import { choice, count, id, picture, price, requiredText, text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

/** `type` 1 = team detail, 2 = flash sale; times in ms, `now` is the server's clock. */
export const activitySchema = object(
  {
    id,
    type: choice,
    title: requiredText,
    subtitle: text,
    thumb: picture,
    price,
    group_price: price,
    num: count,
    start_time: time,
    end_time: time,
    new_time: time,
  },
  {
    num: 'learners',
    new_time: 'now',
  },
);

export type Activity = z.output<typeof activitySchema>;

/** A closed group is `full` or has `failed`, and everybody in that got their money back. */
export const groupStates = ['open', 'full', 'failed'] as const;
