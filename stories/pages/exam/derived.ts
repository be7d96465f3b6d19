import { examTeamAddress, teamShareAddress, wrongAnswersAddress } from '#schemas/exam/addresses.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

export const addresses: Readonly<Record<string, PageAddress>> = {
  [wrongAnswersAddress.pattern]: {},
  [examTeamAddress.pattern]: { search: 'id=5' },
  [teamShareAddress.pattern]: { search: 'id=1' },
};
