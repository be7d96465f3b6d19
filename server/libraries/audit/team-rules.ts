import type { AuditRule } from './rule.ts';

export const teamRules: readonly AuditRule[] = [
  {
    rule: '每人在一场组队考试里至多在一支队伍里，那支队伍是这场考试的',
    broken: `select min(m.id) as id from exam_teammate m group by m.exam_id, m.member_id having count(*) > 1
      union all select m.id from exam_teammate m join exam_team t on t.id = m.team_id
        where t.exam_id <> m.exam_id`,
  },
  {
    rule: '队伍的人数不超过它的名额',
    broken: `select t.id from exam_team t
      where (select count(*) from exam_teammate m where m.team_id = t.id) > t.size`,
  },
  {
    rule: '没有解散的队伍的队长是队员，解散的没有队长也没有队员',
    broken: `select t.id from exam_team t where (t.closed_at is null and not exists (
        select 1 from exam_teammate m where m.team_id = t.id and m.member_id = t.captain_id))
      or (t.closed_at is not null and (t.captain_id is not null or exists (
        select 1 from exam_teammate m where m.team_id = t.id)))`,
  },
];
