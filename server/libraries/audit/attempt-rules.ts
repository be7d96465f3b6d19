import type { AuditRule } from './rule.ts';

/** The rules of what members answer. */
export const attemptRules: readonly AuditRule[] = [
  {
    rule: '抽题的答卷只有抽到的题目的答案',
    broken: `select a.id from attempt a where a.drawn is not null and exists (
      select 1 from jsonb_object_keys(a.answers) as said where said not in (
        select each ->> 'question' from jsonb_array_elements(a.drawn) as each))`,
  },
  {
    rule: '考试的得分等于各题得分之和',
    broken: `select a.id from attempt a join questionnaire q on q.id = a.questionnaire_id
      where q.kind = 'exam' and a.submitted_at is not null and a.score <> (
        select coalesce(sum(points::int), 0) from jsonb_each_text(a.earned) as each(question, points))`,
  },
  {
    rule: '每人每份试卷至多一份没有交的答卷',
    broken: `select min(id) as id from attempt where submitted_at is null
      group by questionnaire_id, member_id having count(*) > 1`,
  },
];
