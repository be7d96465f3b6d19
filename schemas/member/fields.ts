import { id, picture, text } from '../primitives.ts';
import { object } from '../structures.ts';

export const memberSchema = object(
  { id, nickname: text, headimg: picture, phone: text },
  { headimg: 'avatar' },
);
