import { examRefusals } from '#schemas/exam/refusals.ts';
import type { Kind, PaperRow, Standing } from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import { assertTeam } from './team/assert-team.ts';
import { addWrongAnswers } from './wrong/add-wrong-answers.ts';

export const tellsAnswers = ({ showAnswers }: PaperRow, { closed, through }: Standing): boolean =>
  (showAnswers === 'after_submit' && through) || (showAnswers === 'after_end' && closed);

const admits = ({ gate }: PaperRow, { doctor, phone }: Pick<Member, 'doctor' | 'phone'>) => {
  if (gate === 'doctor') return doctor;
  return gate === 'none' || phone !== '';
};

export const exams: Kind = {
  name: 'exam',
  job: 'exam-end',
  refusals: {
    unknown: examRefusals.noSuchExam,
    before: examRefusals.examEarly,
    over: examRefusals.examOver,
    done: examRefusals.examDone,
    full: examRefusals.examFull,
    barred: examRefusals.examPhoneNeeded,
  },
  admits,
  barredBy: ({ gate }) =>
    gate === 'doctor' ? examRefusals.examDoctorsOnly : examRefusals.examPhoneNeeded,
  marks: true,
  tells: tellsAnswers,
  begins: assertTeam,
  closed: addWrongAnswers,
  reward: ({ id, title }, memberId) => ({
    cause: `exam:${id}:${memberId}`,
    title: `通过考试：${title}`,
  }),
  badges: [],
};
