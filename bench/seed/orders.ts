import {
  ACTIVITIES,
  BASE,
  COPIES,
  COUPONS,
  counting,
  GROUPS,
  HEAVY_MEMBER,
  LIVES,
  memberOf,
  ORDERS,
  oneOf,
  PRODUCTS,
  type Scale,
  type Steps,
  scattered,
} from './scale.ts';

const mine = `id > ${BASE}`;
/** Every order whose number is a multiple has used a coupon. */
const WITH_COUPON = 20;

const copies = (scale: Scale): string => {
  const holder = memberOf(`n * ${WITH_COUPON}`, scale);
  const used = Math.floor(scale.rows(ORDERS) / WITH_COUPON);
  return `insert into member_coupon (id, member_id, coupon_id, received_at, end_at)
    select ${BASE} + n, case when n <= ${used} then ${holder} else ${memberOf('n', scale)} end,
      ${oneOf('n', 1, COUPONS)}, ${scale.at} - n * interval '1 minute',
      ${scale.at} + (n % 60 - 30) * interval '1 day'
    from ${counting(scale.rows(COPIES))}`;
};

/**
 * Odd activities are flash sales; groups belong to even ones, and the first of those has most of the open
 * groups.
 */
const groups = ({ rows, at }: Scale): string =>
  `insert into team_group (id, activity_id, leader_id, state, need, joined, reserved, opened_at, stop_at, closed_at)
  select ${BASE} + n, ${BASE} + 2 + case when n <= 40 then 0 else 2 * (n % ${ACTIVITIES / 2}) end,
    ${HEAVY_MEMBER} + n % ${rows(100_000)},
    case when n % 50 < 2 or n <= 40 then 'open' when n % 4 = 0 then 'failed' else 'full' end, 3,
    case when n % 50 < 2 or n <= 40 or n % 4 = 0 then 1 else 3 end,
    case when n % 50 < 2 or n <= 40 or n % 4 = 0 then 1 else 3 end,
    ${at} - n * interval '10 minutes',
    case when n % 50 < 2 or n <= 40 then ${at} + interval '1 day' else ${at} - n * interval '1 minute' end,
    case when n % 50 < 2 or n <= 40 then null else ${at} - n * interval '1 minute' end
  from ${counting(rows(GROUPS))}`;

/** The kind of an order by a number below 100. */
const kind = `case when k < 60 then 'course' when k < 72 then 'column' when k < 78 then 'live'
  when k < 86 then 'membership' when k < 90 then 'coupon' when k < 96 then 'team' else 'flash' end`;

const target = `case when k < 60 then ${BASE} + 10 * ${scattered('n', 3, PRODUCTS / 10)} + n % 6 + 1
  when k < 72 then ${BASE} + 10 * ${scattered('n', 3, PRODUCTS / 10)} + 6 + n % 2
  when k < 78 then ${oneOf('n', 3, LIVES)}
  when k < 86 then (select min(id) from vip_plan where price_fen > 0)
  when k < 90 then ${oneOf('n', 3, COUPONS)}
  when k < 96 then (select g.activity_id from team_group g where g.id = grouped)
  else ${BASE} + 1 + 2 * ${scattered('n', 3, ACTIVITIES / 2)} end`;

/**
 * Nearly all are paid, some were cancelled or refunded, and few are unpaid; the heavy member's last ones are.
 */
const stateOf = (
  count: number,
): string => `case when s < 5 or (n % 200 = 0 and n > ${count - 1600}) then 'unpaid' when s < 8 and k between 90 and 95 then 'grouping'
  when s < 10 then 'refunding' when s < 50 then 'refunded' when s < 200 then 'cancelled' else 'done' end`;

const placed = (scale: Scale): string => {
  const { at, rows } = scale;
  const count = rows(ORDERS);
  return `insert into trade_order (id, order_no, member_id, kind, target_id, group_id, item, state, title, total_fen,
      pay_fen, lines, member_coupon_id, method, created_at, expire_at, paid_at, closed_at, close_reason)
    select ${BASE} + n, to_char(made, 'YYYYMMDDHH24MISS') || lpad(n::text, 8, '0'), ${memberOf('n', scale)}, kind, target,
      case when kind = 'team' then grouped end, kind || ':' || target, state, '课程第' || target || '讲', 9900, 9900,
      '[{"kind":"price","title":"商品金额","fen":9900,"note":""},{"kind":"pay","title":"应付","fen":9900,"note":""}]',
      case when n % ${WITH_COUPON} = 0 and n / ${WITH_COUPON} <= ${rows(COPIES)} then ${BASE} + n / ${WITH_COUPON} end,
      case when state not in ('unpaid', 'cancelled') then 'wechat' end, made,
      case when state = 'unpaid' then ${at} + interval '1 day' else made + interval '30 minutes' end,
      case when state not in ('unpaid', 'cancelled') then made + interval '1 minute' end,
      case when state in ('cancelled', 'refunding', 'refunded') then made + interval '1 hour' end, ''
    from (
      select n, k, grouped, case when kind = '' then '' else kind end as kind, target, ${stateOf(count)} as state, made from (
        select n, k, s, grouped, ${kind} as kind, ${target} as target,
          ${at} - (${count} - n) * interval '${Math.round(63_072_000_000 / count)} milliseconds' as made
        from (
          select n, ${scattered('n', 1, 100)} as k, ${scattered('n', 2, 1000)} as s,
            ${oneOf('n', 4, rows(GROUPS))} as grouped
          from ${counting(count)}
        ) as drawn
      ) as aimed
    ) as chosen
    on conflict do nothing`;
};

export const orders: Steps = (scale) => [
  ['member_coupon', copies(scale)],
  ['team_group', groups(scale)],
  ['trade_order', placed(scale)],
  [
    'team_member',
    `insert into team_member (group_id, member_id, order_id, joined_at)
    select group_id, member_id, id, created_at from trade_order
    where ${mine} and kind = 'team' and state in ('grouping', 'done')
    on conflict do nothing`,
  ],
];
