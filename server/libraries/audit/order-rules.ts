import { type AuditRule, HOLDING } from './rule.ts';

const cuts = "('coupon', 'points', 'member')";

export const orderRules: readonly AuditRule[] = [
  {
    rule: '订单的金额、优惠券与积分等于它的明细',
    broken: `select o.id from trade_order o, lateral (select
        sum(fen) filter (where kind = 'price') as total, sum(fen) filter (where kind = 'pay') as pay,
        coalesce(sum(fen) filter (where kind in ${cuts}), 0) as cut,
        bool_or(kind = 'coupon') as coupon, bool_or(kind = 'points') as points
        from jsonb_to_recordset(o.lines) as line (kind text, fen integer)) l
      where (l.total, l.pay, l.total - l.cut, l.coupon, l.points) is distinct from
        (o.total_fen, o.pay_fen, o.pay_fen, o.member_coupon_id is not null, o.points > 0)`,
  },
  {
    rule: '优惠券只用于一个订单',
    broken: `select member_coupon_id as id from trade_order
      where member_coupon_id is not null and state in ${HOLDING} group by 1 having count(*) > 1`,
  },
  {
    rule: '优惠券为下单人所有',
    broken: `select o.id from trade_order o join member_coupon c on c.id = o.member_coupon_id
      where c.member_id <> o.member_id`,
  },
  {
    rule: '优惠券发放数等于券数与未付订单之和',
    broken: `select c.id from coupon c where c.taken <>
      (select count(*) from member_coupon m where m.coupon_id = c.id)
      + (select count(*) from trade_order o
          where o.kind = 'coupon' and o.target_id = c.id and o.state = 'unpaid')`,
  },
  {
    rule: '每人的优惠券与未付的优惠券订单不超过每人限领数',
    broken: `select h.member_id || ' ' || h.coupon_id as id from (
        select member_id, coupon_id from member_coupon
        union all select member_id, target_id from trade_order where kind = 'coupon' and state = 'unpaid') h
      join coupon c on c.id = h.coupon_id
      group by h.member_id, h.coupon_id, c.per_member having count(*) > c.per_member`,
  },
  {
    rule: '活动占用的名额等于订单',
    broken: `select a.id from activity a where a.taken <>
      (select coalesce(sum(o.quantity), 0) from trade_order o
        where o.kind in ('team', 'flash') and o.target_id = a.id and o.state in ${HOLDING})`,
  },
  {
    rule: '每人在一个活动中至多一个名额',
    broken: `select member_id || ' ' || target_id as id from trade_order
      where kind in ('team', 'flash') and state in ${HOLDING}
      group by member_id, kind, target_id having sum(quantity) > 1`,
  },
];

export const ticketRules: readonly AuditRule[] = [
  {
    rule: '有效或已签到的凭证都有已完成的订单',
    broken: `select t.id from ticket t join trade_order o on o.id = t.order_id
      where t.voided_at is null and (o.state <> 'done' or o.member_id <> t.member_id
        or o.target_id <> t.target_id or o.kind not in ('team', 'flash'))`,
  },
  {
    rule: '线下活动已完成的订单都有凭证',
    broken: `select o.id from trade_order o join activity a on a.id = o.target_id and a.venue <> ''
      where o.kind in ('team', 'flash') and o.state = 'done'
        and not exists (select 1 from ticket t where t.order_id = o.id and t.voided_at is null)`,
  },
];

export const groupRules: readonly AuditRule[] = [
  {
    rule: '进行中的团人数等于订单',
    broken: `select g.id from team_group g where g.state = 'open' and (
      g.joined <> (select count(*) from trade_order o where o.group_id = g.id and o.state = 'grouping')
      or g.reserved <> (select count(*) from trade_order o
        where o.group_id = g.id and o.state in ('grouping', 'unpaid')))`,
  },
  {
    rule: '团的人数等于成员名单，名单第一位是团长',
    broken: `select g.id from team_group g
      left join (select group_id, count(*) as n, (array_agg(member_id order by id))[1] as first
        from team_member group by 1) m on m.group_id = g.id
      where (m.n, m.first) is distinct from (g.joined, g.leader_id)`,
  },
  {
    rule: '团的成员都已付款，等待中与已成团的订单都在名单上',
    broken: `select o.id from trade_order o where o.kind = 'team' and o.state in ('grouping', 'done')
        and not exists (select 1 from team_member m where m.order_id = o.id
          and m.member_id = o.member_id and m.group_id = o.group_id)
      union all select m.order_id from team_member m where not exists (select 1 from trade_order o
        where o.id = m.order_id and o.kind = 'team' and o.member_id = m.member_id
          and o.group_id = m.group_id and o.state in ('grouping', 'done', 'refunding', 'refunded'))`,
  },
  {
    rule: '已结束的团没有等待中的订单',
    broken: `select o.id from trade_order o join team_group g on g.id = o.group_id
      where g.state <> 'open' and o.state in ('grouping', 'unpaid')`,
  },
  {
    rule: '成团的团满员，未成团的团无人得到课程',
    broken: `select g.id from team_group g
      where (g.state = 'full' and g.joined <> g.need)
        or (g.state = 'failed' and exists (select 1 from trade_order o
          where o.group_id = g.id and o.state in ('done', 'grouping')))`,
  },
];
