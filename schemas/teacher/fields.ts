import { id, picture, requiredText, text } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const workshopSchema = object(
  { id, teacher_id: id, headimg: picture, real_name: requiredText, shop_name: text },
  { headimg: 'avatar', real_name: 'name', shop_name: 'shop' },
);
