import type { AuditRule } from './rule.ts';

export const caseRules: readonly AuditRule[] = [
  {
    rule: '病例大赛每人每天至多一票，不投自己的作品，只投同一大赛里公开的作品',
    broken: `select min(v.id) as id from case_vote v
      group by v.contest_id, v.member_id, v.day having count(*) > 1
      union all select v.id from case_vote v join case_entry e on e.id = v.entry_id
        where e.contest_id <> v.contest_id or e.member_id = v.member_id or e.state <> 'accepted'`,
  },
  {
    rule: '病例的票数等于投给它的票',
    broken: `select e.id from case_entry e
      where e.votes <> (select count(*) from case_vote v where v.entry_id = e.id)`,
  },
  {
    rule: '评委对一份病例至多打一次分，每项在标准的范围内，不打自己的作品，只打公开的作品',
    broken: `select min(s.id) as id from case_score s
      group by s.entry_id, s.member_id having count(*) > 1
      union all select s.id from case_score s join case_entry e on e.id = s.entry_id
        where e.member_id = s.member_id or e.state <> 'accepted' or jsonb_array_length(s.marks) = 0
          or exists (select 1 from jsonb_array_elements(s.marks) m
            where (m ->> 'points')::int not between 0 and (m ->> 'most')::int)`,
  },
  {
    rule: '评委对病例的总分等于各项按权重折算的分',
    broken: `select s.id from case_score s where s.total is distinct from (
      select round(10000 * sum((m ->> 'weight')::numeric * (m ->> 'points')::numeric / (m ->> 'most')::numeric)
        / sum((m ->> 'weight')::numeric))::int from jsonb_array_elements(s.marks) m)`,
  },
  {
    rule: '提交过的病例都确认过患者不可识别，公开和退回的都审核过',
    broken: `select id from case_entry
      where (state <> 'draft') <> (submitted_at is not null) or (submitted_at is null) <> (consent_at is null)
        or (state in ('accepted', 'returned') and decided_at is null)
        or (state = 'returned') <> (reason <> '')`,
  },
];
