import { scalar } from '../wire/codec.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { id, link, requiredText, time } from '../wire/primitives.ts';

export const isMonth = (value: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);

/** Such as `2026-11`, in China's time; '': all months. */
export const month = withDefault(
  scalar<string>(
    (raw) => (typeof raw === 'string' && (raw === '' || isMonth(raw)) ? raw : undefined),
    'month',
  ),
  '',
);

export const directions = ['all', 'in', 'out'] as const;

export type Direction = (typeof directions)[number];

export const direction = withDefault(oneOf(directions), 'all');

export const way = oneOf(['in', 'out'] as const);

export const entryFields = { id, title: requiredText, way, create_time: time, link };
