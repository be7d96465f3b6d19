import { id, picture, text } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const memberSchema = object(
  { id, nickname: text, headimg: picture, phone: text },
  { headimg: 'avatar' },
);
