import { bigCount } from '../../ui/value/big-count.ts';

/** How many learn from a course, in words; '' for nobody. */
export const learnersText = (learners: number): string =>
  learners > 0 ? `${bigCount(learners)}人学习` : '';
