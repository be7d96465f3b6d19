import { type AuditRule, NOT_SENT, PAID, share } from './rule.ts';

export const paymentRules: readonly AuditRule[] = [
  {
    rule: '收到的每笔款项结清一个同额的已付订单，或全额退回',
    broken: `select p.id from payment p join trade_order o on o.id = p.order_id
      where (p.settles = 1 and (p.state <> 'paid' or o.state not in ${PAID} or p.amount_fen <> o.pay_fen))
        or (p.settles = 0 and p.state = 'paid' and not exists (select 1 from refund r
          where r.payment_id = p.id and r.kind = 'late' and r.amount_fen = p.amount_fen))`,
  },
  {
    rule: '有金额的已付订单恰有一笔结清它的支付',
    broken: `select o.id from trade_order o where o.pay_fen > 0 and o.state in ${PAID}
      and (select count(*) from payment p where p.order_id = o.id and p.settles = 1
        and p.state = 'paid' and p.amount_fen = o.pay_fen) <> 1`,
  },
  {
    rule: '退款中与已退款的订单各有一笔全额或未学部分的退款，其他订单没有',
    broken: `select o.id from trade_order o
      left join (select order_id, count(*) as n, min(amount_fen) as amount_fen, min(payment_id) as payment_id,
          bool_and(state = 'done') as done from refund where kind <> 'late' and state not in ${NOT_SENT} group by 1) r on r.order_id = o.id
      left join payment p on p.order_id = o.id and p.settles = 1
      left join returned b on b.order_id = o.id
      where case when o.state in ('refunding', 'refunded')
        then (r.n, r.amount_fen, r.payment_id, r.done)
          is distinct from (1, b.amount_fen, p.id, o.state = 'refunded')
        else r.n is not null end`,
  },
  {
    rule: '每笔退款退的是同一订单收到的一笔款项，迟到的款项没有结清订单',
    broken: `select r.id from refund r where (r.payment_id is not null or r.amount_fen > 0 or r.kind = 'late')
      and not exists (select 1 from payment p where p.id = r.payment_id and p.order_id = r.order_id
        and p.state = 'paid' and (p.settles = 0) = (r.kind = 'late'))`,
  },
  {
    rule: '等待中的订单、团与退款都有定时任务',
    broken: `select o.id from trade_order o where o.state = 'unpaid' and not exists
        (select 1 from job j where j.kind in ('order-expiry', 'order-closing') and j.subject = o.id::text)
      union all select g.id from team_group g where g.state = 'open' and not exists
        (select 1 from job j where j.kind = 'group-expiry' and j.subject = g.id::text)
      union all select r.id from refund r where r.state in ('requested', 'sending', 'held') and not exists
        (select 1 from job j where j.subject = r.refund_no
          and j.kind = case r.state when 'requested' then 'refund-due' else 'send-refund' end)`,
  },
  {
    rule: '没有寄出的退款申请由会员提出，申请的是全额或未学部分，待处理的属于已完成的订单',
    broken: `select r.id from refund r join trade_order o on o.id = r.order_id where r.state in ${NOT_SENT}
      and (r.kind <> 'member' or (r.state = 'requested' and o.state <> 'done') or r.amount_fen <> ${share('o.pay_fen')})`,
  },
];
