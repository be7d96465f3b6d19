import { REVIEW_LENGTH } from '../../../../schemas/course/review-endpoints.ts';

export type Written = { score: number; text: string };
type Mistakes = { score: string; text: string };

export const none: Mistakes = { score: '', text: '' };

/** What is wrong with a review before it is sent. */
export const mistakesIn = ({ score, text }: Written): Mistakes => ({
  score: score > 0 ? '' : '请选择星级',
  text: text.trim().length > REVIEW_LENGTH ? `评价不能超过 ${REVIEW_LENGTH} 个字` : '',
});

export const isRight = ({ score, text }: Mistakes): boolean => !score && !text;
