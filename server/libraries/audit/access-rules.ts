import type { AuditRule } from './rule.ts';

const open = 'g.revoked_at is null and g.target = b.target and g.target_id = b.target_id';

export const accessRules: readonly AuditRule[] = [
  {
    rule: '已完成的课程、专栏与直播订单有不限期的权限',
    broken: `select b.id from bought b where b.state = 'done' and not exists (select 1
      from access_grant g where g.member_id = b.member_id and ${open} and g.end_at is null)`,
  },
  {
    rule: '买来的权限都有已完成的订单或用过的兑换码',
    broken: `select g.id from access_grant g
      where g.revoked_at is null and g.source in ('buy', 'team')
      and not exists (select 1 from bought b
        where b.member_id = g.member_id and b.state = 'done' and ${open})
      and not exists (select 1 from redeem_code c
        where c.used_by = g.member_id and c.target = g.target and c.target_id = g.target_id)`,
  },
  {
    rule: '部分退款保留的课时属于同一会员，且不多于退款时的课时数（已删除的课时除外）',
    broken: `select k.refund_id as id from kept_lesson k
        join refund r on r.id = k.refund_id join trade_order o on o.id = r.order_id
      where k.member_id <> o.member_id
      union all select r.id from refund r
      where r.lessons_kept < (select count(*) from kept_lesson k where k.refund_id = r.id)`,
  },
  {
    rule: '部分退款的订单用掉了它的优惠券，其他优惠券没有用掉',
    broken: `select m.id from member_coupon m
      where (m.spent_at is not null) <> exists (select 1 from returned r
        where r.member_coupon_id = m.id and r.lessons_kept > 0)`,
  },
  {
    rule: '每人对同一内容至多一个已完成的订单',
    broken: `select member_id || ' ' || target || ' ' || target_id as id from bought
      where state = 'done' group by member_id, target, target_id having count(*) > 1`,
  },
  {
    rule: '已付的赠礼订单各有一份礼物，退款的礼物已收回，其他没有收回',
    broken: `select coalesce(o.id, g.order_id) as id
      from (select * from trade_order where kind = 'gift' and state in ('done', 'refunding', 'refunded')) o
      full join gift g on g.order_id = o.id
      where (g.giver_id, g.product_id, g.withdrawn_at is null)
        is distinct from (o.member_id, o.target_id, o.state = 'done')`,
  },
  {
    rule: '领取的礼物都已开通给领取人，不是赠送人自己',
    broken: `select g.id from gift g where g.taken_by is not null and (g.taken_by = g.giver_id
      or not exists (select 1 from access_grant a where a.member_id = g.taken_by
        and a.target = 'product' and a.target_id = g.product_id
        and a.revoked_at is null and a.end_at is null))`,
  },
  {
    rule: '已完成的会员订单与优惠券订单各发放一次',
    broken: `select o.id from trade_order o where o.state = 'done' and (
      (o.kind = 'membership' and (select count(*) from vip_grant v where v.order_id = o.id) <> 1)
      or (o.kind = 'coupon' and (select count(*) from member_coupon m where m.bought_by = o.id) <> 1))`,
  },
  {
    rule: '买来的优惠券都来自本人已完成的订单',
    broken: `select m.id from member_coupon m where m.bought_by is not null and not exists (select 1
      from trade_order o where o.id = m.bought_by and o.kind = 'coupon' and o.state = 'done'
        and o.target_id = m.coupon_id and o.member_id = m.member_id)`,
  },
  {
    rule: '会员卡都来自本人已完成的订单、用过的兑换码或运营人员',
    broken: `select v.id from vip_grant v where num_nonnulls(v.order_id, v.code_id, v.operator_id) <> 1
      or (v.order_id is not null and not exists (select 1 from trade_order o where o.id = v.order_id
        and o.kind = 'membership' and o.state = 'done' and o.target_id = v.plan_id
        and o.member_id = v.member_id))
      or (v.code_id is not null and not exists (select 1 from redeem_code c where c.id = v.code_id
        and c.target = 'membership' and c.target_id = v.plan_id and c.used_by = v.member_id))`,
  },
  {
    rule: '会员有效期等于最后一张会员卡的到期时间',
    broken: `select m.id from member m
      join (select distinct on (member_id) member_id, end_at from vip_grant
        order by member_id, id desc) v on v.member_id = m.id
      where m.vip_until is distinct from v.end_at`,
  },
  {
    rule: '用过的兑换码都已发放给使用者',
    broken: `select c.id from redeem_code c where num_nonnulls(c.used_by, c.used_at) = 1
      or (c.used_by is not null and c.target = 'membership' and not exists (select 1 from vip_grant v
        where v.code_id = c.id and v.member_id = c.used_by))
      or (c.used_by is not null and c.target = 'product' and not exists (select 1 from access_grant g
        where g.member_id = c.used_by and g.target = 'product' and g.target_id = c.target_id
          and g.revoked_at is null and g.end_at is null))`,
  },
];
