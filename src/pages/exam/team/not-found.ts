import { teamExamsAddress } from '#schemas/exam/addresses.ts';

export const teamNotFound = {
  to: teamExamsAddress(),
  link: '看看组队考试',
  missing: '队伍或组队考试不存在',
};
