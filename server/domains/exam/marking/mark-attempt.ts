import { examResultAddress } from '#schemas/exam/addresses.ts';
import type {
  correctExamMark as correcting,
  markExamAttempt as marking,
} from '#schemas/exam/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import {
  correctMark,
  type Marked,
  markAttempt,
  outcomeOf,
} from '../../../libraries/assessment/index.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { writeAudit } from '../../operator/index.ts';
import { exams } from '../kind.ts';

const outcomeWords = {
  finished: '已完成',
  passed: '及格',
  failed: '不及格',
  marking: '等待阅卷',
} as const;

const scoreWords = (attempt: Marked['after']): string =>
  `${attempt.score} 分（满分 ${attempt.fullScore} 分），${outcomeWords[outcomeOf(attempt)]}`;

const resultOf = ({ after }: Marked) => ({
  outcome: outcomeOf(after),
  score: after.score,
  full: after.fullScore,
  paid: after.points,
});

const tell = async (db: Database, { found, after }: Marked, title: string, now: number) => {
  const { paper } = found;
  const link = examResultAddress({ id: `${paper.id}`, attempt: `${after.id}` });
  const body = `「${paper.title}」得分 ${scoreWords(after)}`;
  await notifyMember(db, after.memberId, { title, body, link, group: 'course' }, now);
};

const positionOf = ({ found: { questions } }: Marked, question: number): number =>
  questions.findIndex(({ id }) => id === question) + 1;

/** An attempt is marked once. Refuses what `markAttempt` refuses. */
export const markExamAttempt: Verb<typeof marking> = async (
  { db, operator: who, now },
  { attempt: id, marks: given },
) => {
  const marked = await markAttempt(db, exams, { id, given, by: who.name, now });
  const { before, after, found } = marked;
  const points = given
    .map(({ question, points: own }) => `第 ${positionOf(marked, question)} 题 ${own} 分`)
    .join('，');
  const text = `阅卷：考试「${found.paper.title}」的答卷 ${id}，${points}；得分 ${before.score} → ${scoreWords(after)}`;
  await tell(db, marked, '阅卷完成', now);
  await writeAudit(db, { who, action: 'marking', text, now });
  return resultOf(marked);
};

/** Refuses what `correctMark` refuses. */
export const correctExamMark: Verb<typeof correcting> = async (
  { db, operator: who, now },
  { attempt: id, seen, reason, key: _key, ...given },
) => {
  const marked = await correctMark(db, exams, { id, given, seen, by: who.name, now });
  const { was, before, after, found } = marked;
  const position = positionOf(marked, given.question);
  const remark =
    was.remark === given.remark
      ? ''
      : `，评语 ${was.remark || '（空）'} → ${given.remark || '（空）'}`;
  const text = `更正阅卷：考试「${found.paper.title}」的答卷 ${id} 第 ${position} 题（原由 ${was.by} 阅），${was.points} 分 → ${given.points} 分${remark}；得分 ${scoreWords(before)} → ${scoreWords(after)}；原因：${reason}`;
  await tell(db, marked, '考试成绩更正', now);
  await writeAudit(db, { who, action: 'marking', text, now });
  return resultOf(marked);
};
