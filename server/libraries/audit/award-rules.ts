import type { AuditRule } from './rule.ts';

export const awardRules: readonly AuditRule[] = [
  {
    rule: '每人每项奖励至多领取一次',
    broken: `select min(id) as id from award_claim group by award_id, member_id having count(*) > 1`,
  },
  {
    rule: '奖励的已领份数等于领取记录，且不超过名额',
    broken: `select a.id from award a
      left join (select award_id, count(*) as claims from award_claim group by 1) c on c.award_id = a.id
      where a.claimed <> coalesce(c.claims, 0) or (a.quota > 0 and a.claimed > a.quota)`,
  },
  {
    rule: '学分与领取记录一一对应，属于领取的会员',
    broken: `select c.id from award_claim c join award a on a.id = c.award_id
      left join credit k on k.claim_id = c.id
      where (a.kind = 'credit') <> (k.id is not null)
        or (k.id is not null and k.member_id <> c.member_id)`,
  },
  {
    rule: '学分和证书类奖励的领取都有一张证书，其他没有',
    broken: `select c.id from award_claim c join award a on a.id = c.award_id
      left join certificate p on p.claim_id = c.id
      where (a.kind in ('credit', 'certificate')) <> (p.id is not null)`,
  },
  {
    rule: '撤销的证书都有原因，没有撤销的没有',
    broken: `select id from certificate where (revoked_at is not null) <> (revoked_for <> '')`,
  },
  {
    rule: '奖励的积分每人一次，与领取记录一一对应',
    broken: `select coalesce(e.cause, 'claim ' || c.id) as id
      from (select c.*, 'award:' || a.id || ':' || c.member_id as cause from award_claim c
        join award a on a.id = c.award_id where a.kind = 'points') c
      full join (select * from ledger_entry where cause like 'award:%') e on e.cause = c.cause
      where (e.member_id, e.unit, e.kind, e.amount > 0)
        is distinct from (c.member_id, 'points', 'reward', true)`,
  },
];
