import { id, picture, requiredText, time } from '../primitives.ts';
import { object } from '../structures.ts';

export const newsItem = object(
  { id, title: requiredText, thumb: picture, create_time: time },
  { create_time: 'publishedAt' },
);
