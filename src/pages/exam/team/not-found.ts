import { teamExamsAddress } from '#schemas/exam/addresses.ts';

/** Where the page of a missing team or exam for teams leads, and its words where the address names none. */
export const teamNotFound = {
  to: teamExamsAddress(),
  link: '看看组队考试',
  missing: '队伍或组队考试不存在',
};
