import type { AuditRule } from './rule.ts';

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
    rule: '阅卷给的分在零到题目的分值之间，并算进了得分',
    broken: `select m.attempt_id as id from mark m join question q on q.id = m.question_id
      join attempt a on a.id = m.attempt_id
      where m.points not between 0 and q.points
        or coalesce((a.earned ->> m.question_id::text)::int, 0) <> m.points`,
  },
  {
    rule: '只有交了的考试里要阅的答案有阅卷的分',
    broken: `select m.attempt_id as id from mark m join question q on q.id = m.question_id
      join attempt a on a.id = m.attempt_id join questionnaire p on p.id = a.questionnaire_id
      where p.kind <> 'exam' or a.submitted_at is null or q.questionnaire_id <> p.id
        or q.kind not in ('text', 'voice', 'upload') or not a.answers ? m.question_id::text`,
  },
  {
    rule: '等阅卷的考试没有结论，阅完的都有',
    broken: `select a.id from attempt a join questionnaire q on q.id = a.questionnaire_id
      where q.kind = 'exam' and (
        (a.unmarked > 0 and (a.submitted_at is null or a.passed is not null or a.points > 0
          or exists (select 1 from mark m where m.attempt_id = a.id)))
        or (a.unmarked = 0 and a.submitted_at is not null
          and a.passed is distinct from case when a.pass_score > 0 then a.score >= a.pass_score end))`,
  },
  {
    rule: '申诉是对交了的考试的，答复过的有答复的人、时间和结论',
    broken: `select ap.attempt_id as id from appeal ap join attempt a on a.id = ap.attempt_id
      join questionnaire q on q.id = a.questionnaire_id
      where q.kind <> 'exam' or a.submitted_at is null or a.unmarked > 0
        or (ap.state = 'open') <> (ap.settled_at is null) or (ap.state = 'open') <> (ap.by = '')
        or (ap.state = 'open') <> (ap.answer = '')`,
  },
  {
    rule: '每人每份试卷至多一份没有交的答卷',
    broken: `select min(id) as id from attempt where submitted_at is null
      group by questionnaire_id, member_id having count(*) > 1`,
  },
];
