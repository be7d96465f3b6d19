import { reviewScore, reviewText } from '#schemas/course/review-endpoints.ts';
import { faultIn } from '#schemas/wire/rules.ts';

export type Written = { score: number; text: string };
type Mistakes = { score: string; text: string };

export const noMistakes: Mistakes = { score: '', text: '' };

export const mistakesIn = ({ score, text }: Written): Mistakes => ({
  score: faultIn(reviewScore, score) ?? '',
  text: faultIn(reviewText, text) ?? '',
});

export const isRight = ({ score, text }: Mistakes): boolean => !score && !text;
