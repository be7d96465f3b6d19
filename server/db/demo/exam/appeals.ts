import { HOUR } from '../../../platform/time/durations.ts';
import type { appeal, attempt } from '../../tables/questionnaire.ts';

type Sent = typeof attempt.$inferSelect;

/** Scored attempts of the demo with an appeal: one that waits, one that was answered. */
export const demoAppeals = (attempts: readonly Sent[]): (typeof appeal.$inferInsert)[] => {
  const scored = attempts
    .filter(({ submittedAt, passed }) => submittedAt !== null && passed !== null)
    .sort((one, other) => one.score - other.score);
  const [open, settled] = scored;
  const after = (sent: Sent, hours: number) =>
    new Date((sent.submittedAt?.getTime() ?? 0) + hours * HOUR);
  const rows: (typeof appeal.$inferInsert)[] = [];
  if (open)
    rows.push({
      ...{ attemptId: open.id, scored: open.score, at: after(open, 2) },
      text: '填空题写的是单位的英文缩写，和答案是同一个意思，请复核。',
    });
  if (settled)
    rows.push({
      ...{
        attemptId: settled.id,
        scored: settled.score,
        at: after(settled, 1),
        state: 'kept',
        by: 'admin',
      },
      text: '最后一题我理解成另一种情况，请老师看一下。',
      answer: '题干写明“首诊”，按首诊处理，答案不变。解析里补充了依据。',
      settledAt: after(settled, 9),
    });
  return rows;
};
