import { id, picture, requiredText, text } from '../primitives.ts';
import { object } from '../structures.ts';

export const member = object(
  { id, nickname: text, headimg: picture, phone: text },
  { headimg: 'avatar' },
);

export const phone = requiredText;
