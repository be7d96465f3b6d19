import { id, picture, requiredText, time } from '../primitives.ts';
import { shape } from '../structures.ts';

export const newsItem = shape(
  { id, title: requiredText, thumb: picture, create_time: time },
  { create_time: 'publishedAt' },
);
