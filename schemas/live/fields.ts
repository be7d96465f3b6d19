import type * as z from 'zod/mini';
import { maybe } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  id,
  picture,
  price,
  requiredText,
  time,
  unlessZero,
} from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const liveSchema = object(
  {
    id,
    broadcast_name: requiredText,
    broadcast_img: picture,
    broadcast_status: choice,
    /** 0: the room asks for a password. */
    is_admission: unlessZero,
    broadcast_price: price,
    munber: count,
    start_time: time,
    /** Whether there is a recording; missing in front of a back end that does not tell it. */
    has_replay: maybe(flag),
  },
  {
    broadcast_name: 'title',
    broadcast_img: 'thumb',
    broadcast_status: 'status',
    is_admission: 'opensFreely',
    broadcast_price: 'price',
    munber: 'viewers',
    has_replay: 'hasReplay',
  },
);

export type Live = z.output<typeof liveSchema>;
