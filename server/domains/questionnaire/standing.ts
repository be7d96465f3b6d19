import type { CertificationState } from '#schemas/certification/states.ts';
import type { QuestionnaireGate, QuestionnaireStanding } from '#schemas/questionnaire/endpoints.ts';
import type { Database } from '../../db/database.ts';
import {
  type AttemptSummary,
  attemptStateOf,
  gateOf,
  type PaperRow,
} from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import { certificationOf } from '../certification/index.ts';
import { questionnaires } from './kind.ts';

export const certificationFor = async (
  db: Database,
  member: Member,
  papers: readonly PaperRow[],
): Promise<CertificationState> =>
  papers.some(({ doctorsOnly }) => doctorsOnly)
    ? (await certificationOf(db, member)).state
    : 'none';

type Facts = {
  member: Member;
  certification: CertificationState;
  full: boolean;
  now: number;
};

/** An unpublished questionnaire is over. */
export const standingWith = (
  row: PaperRow,
  tried: AttemptSummary,
  { member, certification, full, now }: Facts,
): Pick<
  QuestionnaireStanding,
  'state' | 'gate' | 'tries' | 'sent' | 'certify' | 'certification'
> => {
  const found = gateOf(questionnaires, row, tried, member, now);
  const free: QuestionnaireGate = found === 'none' && full ? 'full' : 'none';
  const gate = found === 'barred' ? 'certify' : found === 'none' ? free : found;
  const state = attemptStateOf(row, tried, now);
  return {
    state: row.published ? state : 'over',
    gate: row.published ? gate : 'over',
    tries:
      tried.passed || gate === 'over' || !row.published
        ? 0
        : Math.max(0, row.tries - tried.submitted),
    sent: tried.submitted,
    certify: !questionnaires.admits(row, member),
    certification: row.doctorsOnly ? certification : 'none',
  };
};
