import { myExamsAddress } from '../../../schemas/exam/addresses.ts';

/** Where the page of a missing exam leads, and its words where the address names none. */
export const examGone = {
  to: myExamsAddress(),
  link: '看看我的考试',
  missing: '考试不存在或已下架',
};
