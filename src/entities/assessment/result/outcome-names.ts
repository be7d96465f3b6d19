import type { Outcome } from '#schemas/assessment/wire.ts';

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  finished: '已完成',
  passed: '已通过',
  failed: '未通过',
  marking: '待阅卷',
};
