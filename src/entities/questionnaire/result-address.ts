import {
  failedResultAddress,
  finishedResultAddress,
  passedResultAddress,
} from '#schemas/questionnaire/addresses.ts';
import type { Outcome } from '#schemas/questionnaire/endpoints.ts';

const pages = {
  finished: finishedResultAddress,
  passed: passedResultAddress,
  failed: failedResultAddress,
  marking: finishedResultAddress,
} as const;

type Sent = { id: string; outcome: Outcome; attempt?: string };

/** The result of the latest attempt, unless `attempt` names another. */
export const resultAddress = ({ outcome, ...sent }: Sent): string => pages[outcome](sent);
