import type * as z from 'zod/mini';
import {
  choice,
  count,
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
  },
  {
    broadcast_name: 'title',
    broadcast_img: 'thumb',
    broadcast_status: 'status',
    is_admission: 'opensFreely',
    broadcast_price: 'price',
    munber: 'viewers',
  },
);

export type Live = z.output<typeof liveSchema>;
