import type { ExamGate } from '#schemas/exam/endpoints.ts';
import type { Database } from '../../db/database.ts';
import {
  type AttemptSummary,
  fullAmong,
  gateOf,
  type PaperRow,
} from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import { exams } from './kind.ts';
import { teamedAmong } from './team/assert-team.ts';

type Asking = { db: Database; member: Member; now: number };

type Standing = { paper: PaperRow; tried: AttemptSummary; begun: boolean };

const ownGate = ({ member, now }: Asking, { paper, tried }: Standing): ExamGate => {
  const found = gateOf(exams, paper, tried, member, now);
  if (found === 'barred') return paper.gate === 'doctor' ? 'doctor' : 'phone';
  return found;
};

/** By exam, in their order. Once begun, an exam needs neither a free place nor a team. */
export const examGates = async (
  asking: Asking,
  standings: readonly Standing[],
): Promise<ExamGate[]> => {
  const { db, member, now } = asking;
  const gates = standings.map((standing) => ownGate(asking, standing));
  const open = standings.filter((_standing, nth) => gates[nth] === 'none');
  const papers = open.map(({ paper }) => paper);
  const full = await fullAmong(db, papers, member.id, { now });
  const fresh = open.filter(({ paper, begun }) => !begun && !full.has(paper.id));
  const teamed = await teamedAmong(
    db,
    fresh.map(({ paper }) => paper),
    member.id,
  );
  return standings.map(({ paper: { id }, begun }, nth) => {
    const gate = gates[nth] ?? 'none';
    if (gate !== 'none') return gate;
    if (full.has(id)) return 'full';
    return begun || teamed.has(id) ? 'none' : 'team';
  });
};
