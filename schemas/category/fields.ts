import { id, picture, requiredText } from '../primitives.ts';
import { shape } from '../structures.ts';

/** A first-level, second-level or classification category. */
export const category = shape(
  { id, type_name: requiredText, thumb: picture },
  { type_name: 'name' },
);

export const named = shape({ id, type_name: requiredText }, { type_name: 'name' });
