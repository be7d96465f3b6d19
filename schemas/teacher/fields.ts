import { id, picture, requiredText, text } from '../primitives.ts';
import { object } from '../structures.ts';

export const workshopSchema = object(
  { id, teacher_id: id, headimg: picture, real_name: requiredText, shop_name: text },
  { headimg: 'avatar', real_name: 'name', shop_name: 'shop' },
);
