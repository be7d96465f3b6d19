import { id, picture, requiredText, text } from '../primitives.ts';
import { shape } from '../structures.ts';

export const member = shape(
  { id, nickname: text, headimg: picture, phone: text },
  { headimg: 'avatar' },
);

export const phone = requiredText;
