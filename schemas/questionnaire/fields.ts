import type * as z from 'zod/mini';
import { count, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const questionnaireSchema = object(
  { id, title: requiredText, thumb: picture, subtitle: text, num: count, end_time: time },
  { num: 'participants' },
);

export type Questionnaire = z.output<typeof questionnaireSchema>;
