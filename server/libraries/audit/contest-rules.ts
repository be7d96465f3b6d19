import type { AuditRule } from './rule.ts';

export const contestRules: readonly AuditRule[] = [
  {
    rule: '活动奖品已抽走的份数等于抽到它的次数，不超过一共的份数',
    broken: `select p.id from game_prize p where p.given > p.stock
      or p.given <> (select count(*) from game_draw d where d.prize_id = p.id)`,
  },
  {
    rule: '每次答题至多抽一次奖，抽奖的都答完了、够分数',
    broken: `select min(d.id) as id from game_draw d group by d.run_id having count(*) > 1
      union all select d.id from game_draw d join game_run r on r.id = d.run_id
        where r.finished_at is null or not r.earned
          or (r.member_id, r.game_id) is distinct from (d.member_id, d.game_id)`,
  },
  {
    rule: '答完的答题每题有一个回答，没答完的少几题',
    broken: `select r.id from game_run r where (r.finished_at is not null)
      <> (jsonb_array_length(r.answers) = jsonb_array_length(r.drawn))`,
  },
  {
    rule: '每人每天的答题依次编号，没有多出的机会',
    broken: `select max(r.id) as id from game_run r
      group by r.game_id, r.member_id, r.day having max(r.turn) <> count(*)`,
  },
  {
    rule: '抽到的积分与流水一一对应',
    broken: `select coalesce(e.cause, 'game:' || d.id) as id
      from (select * from game_draw where points > 0) d
      full join (select * from ledger_entry where cause like 'game:%') e on e.cause = 'game:' || d.id
      where (e.member_id, e.unit, e.kind, e.amount) is distinct from (d.member_id, 'points', 'reward', d.points)`,
  },
  {
    rule: '只有填过地址的实物奖品寄得出',
    broken: `select id from game_draw where (kind = 'goods') <> (state <> 'settled')
      or (state in ('claimed', 'sent')) <> (claimed_at is not null)
      or (state = 'sent') <> (sent_at is not null)`,
  },
];
