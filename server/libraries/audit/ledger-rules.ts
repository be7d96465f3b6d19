import { type AuditRule, PAID } from './rule.ts';

const sums: readonly AuditRule[] = [
  {
    rule: '账户余额等于流水之和',
    broken: `select a.member_id || ' ' || a.unit as id from ledger_account a
      left join (select member_id, unit, sum(amount) as total from ledger_entry group by 1, 2) e
        on e.member_id = a.member_id and e.unit = a.unit
      where a.balance <> coalesce(e.total, 0)`,
  },
  {
    rule: '每条流水都有账户',
    broken: `select e.member_id || ' ' || e.unit as id from ledger_entry e
      where not exists (select 1 from ledger_account a where a.member_id = e.member_id and a.unit = e.unit)`,
  },
  {
    rule: '流水的余额逐条相接',
    broken: `select id from (select id, amount, balance_after,
        coalesce(lag(balance_after) over (partition by member_id, unit order by id), 0) as before
        from ledger_entry) as e where balance_after <> before + amount`,
  },
];

const ofOrders: readonly AuditRule[] = [
  {
    rule: '已付订单的金额等于流水支出',
    broken: `select o.id from trade_order o
      left join (select order_id, -sum(amount) as paid from ledger_entry
        where unit = 'money' and kind = 'order' group by 1) e on e.order_id = o.id
      where coalesce(e.paid, 0) <> case when o.state in ${PAID} then o.pay_fen else 0 end`,
  },
  {
    rule: '已退订单的金额等于流水退款',
    broken: `select o.id from trade_order o
      left join (select order_id, sum(amount) as back from ledger_entry
        where unit = 'money' and kind = 'refund' group by 1) e on e.order_id = o.id
      left join returned r on r.order_id = o.id
      where coalesce(e.back, 0) <> case when o.state = 'refunded' then r.amount_fen else 0 end`,
  },
  {
    rule: '经过支付渠道的款项收付相等',
    broken: `select coalesce(order_id, 0) as id from ledger_entry
      where through is not null group by order_id having sum(amount) <> 0`,
  },
  {
    rule: '订单使用的积分等于流水，关闭后退回，部分退款按未学的课时退回',
    broken: `select o.id from trade_order o
      left join (select order_id, -sum(amount) as used from ledger_entry
        where unit = 'points' group by 1) e on e.order_id = o.id
      left join returned r on r.order_id = o.id
      where coalesce(e.used, 0) <> case when o.state in ('unpaid', 'grouping', 'done') then o.points
        else o.points - coalesce(r.points, o.points) end`,
  },
  {
    rule: '收付款与退款的每条流水属于同一会员的订单',
    broken: `select e.id from ledger_entry e
      where (e.order_id is not null or e.kind in ('pay', 'order', 'refund', 'payout'))
      and not exists (select 1 from trade_order o where o.id = e.order_id and o.member_id = e.member_id)`,
  },
  {
    rule: '订单、支付与退款应有的流水与账上的逐条相同，不多不少',
    broken: `select coalesce(e.cause, d.cause) as id from due d
      full join (select * from ledger_entry where kind in ('pay', 'order', 'refund', 'payout')) e
        on e.cause = d.cause
      where (e.member_id, e.unit, e.kind, e.amount, e.order_id, e.through)
        is distinct from (d.member_id, d.unit, d.kind, d.amount, d.order_id, d.through)`,
  },
];

const rewards: readonly AuditRule[] = [
  {
    rule: '签到与签到积分一一对应',
    broken: `select coalesce(e.cause, 'sign:' || s.member_id || ':' || s.day) as id from sign_day s
      full join (select * from ledger_entry where kind = 'sign' or cause like 'sign:%') e
        on e.cause = 'sign:' || s.member_id || ':' || s.day
      where (e.member_id, e.unit, e.kind, e.amount)
        is distinct from (s.member_id, 'points', 'sign', s.points)`,
  },
  {
    rule: '问卷的奖励积分每人一次，与答卷一一对应（已删除的问卷除外）',
    broken: `select coalesce(e.cause, 'attempt ' || a.id) as id
      from (select a.* from attempt a join questionnaire q on q.id = a.questionnaire_id
        where a.points > 0 and q.kind = 'questionnaire') a
      full join (select e.*, q.id as paper from ledger_entry e join questionnaire q
        on q.kind = 'questionnaire' and e.cause = 'questionnaire:' || q.id || ':' || e.member_id) e
        on e.paper = a.questionnaire_id and e.member_id = a.member_id
      where a.submitted_at is null or (e.unit, e.amount) is distinct from ('points', a.points)
      union all select questionnaire_id || ' ' || member_id from attempt
        where points > 0 group by questionnaire_id, member_id having count(*) > 1`,
  },
];

export const ledgerRules: readonly AuditRule[] = [...sums, ...ofOrders, ...rewards];
