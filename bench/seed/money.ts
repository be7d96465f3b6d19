import {
  BASE,
  before,
  counting,
  MEMBERS,
  oneOf,
  PRODUCTS,
  type Steps,
  scattered,
} from './scale.ts';

const mine = `o.id > ${BASE}`;
const paid = `${mine} and o.paid_at is not null`;

export const money: Steps = (scale) => {
  const { at, rows } = scale;
  return [
    [
      'payment',
      `insert into payment (id, order_id, pay_no, channel, state, amount_fen, provider_no, settles, created_at, paid_at)
      select o.id, o.id, o.order_no || '01', 'simulated', 'paid', o.pay_fen, 'P' || o.id, 1, o.created_at, o.paid_at
      from trade_order o where ${paid}`,
    ],
    [
      'simulated_payment',
      `insert into simulated_payment (pay_no, amount_fen, state) select pay_no, amount_fen, 'paid' from payment where id > ${BASE}`,
    ],
    [
      'refund',
      `insert into refund (id, order_id, payment_id, refund_no, kind, state, amount_fen, reason, asked_at, done_at, title)
      select o.id, o.id, o.id, o.order_no || 'R' || o.id, 'member',
        case when o.state = 'refunded' then 'done' when o.id % 3 = 0 then 'held' else 'sending' end,
        o.pay_fen, '其他原因', o.closed_at, case when o.state = 'refunded' then o.closed_at end, o.title
      from trade_order o where ${mine} and o.state in ('refunding', 'refunded')`,
    ],
    [
      'ledger_entry',
      `insert into ledger_entry (member_id, unit, kind, amount, balance_after, cause, order_id, through, title, at)
      select o.member_id, 'money', e.kind, e.sign * o.pay_fen, o.pay_fen, 'order:' || o.id || e.cause, o.id, 'simulated', o.title, o.paid_at
      from trade_order o, (values ('pay', 1, ':pay'), ('order', -1, '')) as e(kind, sign, cause) where ${paid}`,
    ],
    [
      'ledger_entry',
      `insert into ledger_entry (member_id, unit, kind, amount, balance_after, cause, title, at)
      select d.member_id, 'points', 'sign', 5, 100, 'sign:' || d.member_id || ':' || d.day, '每日签到', ${at}
      from (select ${BASE} + 1 + n % ${rows(MEMBERS)} as member_id, n / ${rows(MEMBERS)} as day from ${counting(rows(400_000))}) as d`,
    ],
    [
      'ledger_account',
      `insert into ledger_account (member_id, unit, balance)
      select ${BASE} + n, unit, 100000 from ${counting(rows(MEMBERS))}, (values ('money'), ('points')) as u(unit)`,
    ],
    [
      'sign_day',
      `insert into sign_day (member_id, day, streak, points, at)
      select ${BASE} + 1 + n % ${rows(MEMBERS)}, to_char(${at} - (2 + n / ${rows(MEMBERS)}) * interval '1 day', 'YYYY-MM-DD'), 3, 5, ${at}
      from ${counting(rows(500_000))}`,
    ],
    [
      'access_grant',
      `insert into access_grant (member_id, target, target_id, source, start_at)
      select o.member_id, case when o.kind = 'live' then 'live' else 'product' end, o.target_id, 'buy', o.paid_at
      from trade_order o where ${paid} and o.state = 'done' and o.kind in ('course', 'column', 'live')
      on conflict do nothing`,
    ],
    [
      'vip_grant',
      `insert into vip_grant (member_id, plan_id, order_id, start_at, end_at, at)
      select o.member_id, o.target_id, o.id, o.paid_at, o.paid_at + interval '30 days', o.paid_at
      from trade_order o where ${paid} and o.state = 'done' and o.kind = 'membership'`,
    ],
    [
      'redeem_code',
      `insert into redeem_code (code_hash, target, target_id, end_at, used_by, used_at)
      select md5('redeem' || n), 'product', ${oneOf('n', 1, PRODUCTS)}, ${at} + interval '100 days',
        case when n % 2 = 0 then ${BASE} + 1 + ${scattered('n', 2, rows(MEMBERS))} end, case when n % 2 = 0 then ${at} end
      from ${counting(rows(100_000))}`,
    ],
    [
      'redeem_failure',
      `insert into redeem_failure (member_id, at)
      select ${BASE} + 2 + n % ${rows(MEMBERS)}, ${before('n', 1, scale)} from ${counting(rows(20_000))}`,
    ],
  ];
};
