import { id, picture, requiredText, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const newsItem = object(
  { id, title: requiredText, thumb: picture, create_time: time },
  { create_time: 'publishedAt' },
);
