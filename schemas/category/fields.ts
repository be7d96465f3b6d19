import { id, picture, requiredText } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

/** A category of either level, or a node of a classification. */
export const categorySchema = object(
  { id, type_name: requiredText, thumb: picture },
  { type_name: 'name' },
);

export const named = object({ id, type_name: requiredText }, { type_name: 'name' });
