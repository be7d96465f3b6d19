import { NOT_SENT, share } from './rule.ts';

const bought = `select o.id, o.member_id, o.state,
    case when o.kind = 'live' then 'live' else 'product' end as target,
    coalesce(a.product_id, o.target_id) as target_id
  from trade_order o left join activity a on a.id = o.target_id and o.kind in ('team', 'flash')
  where o.kind in ('course', 'column', 'team', 'flash', 'live')`;

/** What each refund has to return: all of the order, or the share of the closed lessons. */
const returned = `select r.id as refund_id, r.order_id, r.lessons_kept, o.member_coupon_id,
    ${share('o.pay_fen')} as amount_fen, ${share('o.points')} as points
  from refund r join trade_order o on o.id = r.order_id where r.kind <> 'late' and r.state not in ${NOT_SENT}`;

const due = `
  select 'order:' || o.id as cause, o.member_id, 'money' as unit, 'order' as kind, -p.amount_fen as amount,
      o.id as order_id, nullif(p.channel, 'balance') as through
    from payment p join trade_order o on o.id = p.order_id where p.state = 'paid' and p.settles = 1
  union all select 'order:' || o.id || ':pay', o.member_id, 'money', 'pay', p.amount_fen, o.id, p.channel
    from payment p join trade_order o on o.id = p.order_id
    where p.state = 'paid' and p.settles = 1 and p.channel <> 'balance'
  union all select 'order:' || o.id || ':refund', o.member_id, 'money', 'refund', r.amount_fen, o.id, null
    from refund r join trade_order o on o.id = r.order_id join payment p on p.id = r.payment_id
    where r.state = 'done' and p.channel = 'balance'
  union all select 'refund:' || r.id || way.word, o.member_id, 'money',
      case when way.sign < 0 then 'payout' when r.kind = 'late' then 'pay' else 'refund' end,
      r.amount_fen * way.sign, o.id, p.channel
    from refund r join trade_order o on o.id = r.order_id join payment p on p.id = r.payment_id
    cross join (values (':in', 1), (':out', -1)) as way (word, sign)
    where r.state = 'done' and p.channel <> 'balance'
  union all select 'order:' || o.id || ':points', o.member_id, 'points', 'order', -o.points, o.id, null
    from trade_order o where o.points > 0
  union all select 'order:' || o.id || ':points-back', o.member_id, 'points', 'refund', o.points, o.id, null
    from trade_order o where o.points > 0 and o.state = 'cancelled'
  union all select 'order:' || o.id || ':points-back', o.member_id, 'points', 'refund', r.points, o.id, null
    from trade_order o join returned r on r.order_id = o.id
    where r.points > 0 and o.state in ('refunding', 'refunded')`;

export const views = `with bought as (${bought}), returned as (${returned}), due as (${due})`;
