import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** A rule of the books and the query that finds what breaks it, one row with an `id` each. */
type Rule = { rule: string; broken: string };

const rules: readonly Rule[] = [
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
  {
    rule: '已付订单的金额等于流水支出',
    broken: `select o.id from trade_order o
      left join (select order_id, -sum(amount) as paid from ledger_entry
        where unit = 'money' and kind = 'order' group by 1) e on e.order_id = o.id
      where coalesce(e.paid, 0) <>
        case when o.state in ('grouping', 'done', 'refunding', 'refunded') then o.pay_fen else 0 end`,
  },
  {
    rule: '已退订单的金额等于流水退款',
    broken: `select o.id from trade_order o
      left join (select order_id, sum(amount) as back from ledger_entry
        where unit = 'money' and kind = 'refund' group by 1) e on e.order_id = o.id
      where coalesce(e.back, 0) <> case when o.state = 'refunded' then o.pay_fen else 0 end`,
  },
  {
    rule: '经过支付渠道的款项收付相等',
    broken: `select coalesce(order_id, 0) as id from ledger_entry
      where through is not null group by order_id having sum(amount) <> 0`,
  },
  {
    rule: '订单使用的积分等于流水，关闭后退回',
    broken: `select o.id from trade_order o
      left join (select order_id, -sum(amount) as used from ledger_entry
        where unit = 'points' group by 1) e on e.order_id = o.id
      where coalesce(e.used, 0) <>
        case when o.state in ('unpaid', 'grouping', 'done') then o.points else 0 end`,
  },
  {
    rule: '收到的每笔款项结清一个订单或正在退回',
    broken: `select p.id from payment p join trade_order o on o.id = p.order_id
      where p.state = 'paid' and p.settles = 0
        and not exists (select 1 from refund r where r.payment_id = p.id)`,
  },
  {
    rule: '有金额的已付订单恰有一笔结清它的支付',
    broken: `select o.id from trade_order o where o.pay_fen > 0
      and o.state in ('grouping', 'done', 'refunding', 'refunded')
      and (select count(*) from payment p where p.order_id = o.id and p.settles = 1
        and p.state = 'paid' and p.amount_fen = o.pay_fen) <> 1`,
  },
  {
    rule: '优惠券只用于一个订单',
    broken: `select member_coupon_id as id from trade_order
      where member_coupon_id is not null and state in ('unpaid', 'grouping', 'done')
      group by 1 having count(*) > 1`,
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
    rule: '活动占用的名额等于订单',
    broken: `select a.id from activity a where a.taken <>
      (select coalesce(sum(o.quantity), 0) from trade_order o
        where o.kind in ('team', 'flash') and o.target_id = a.id
        and o.state in ('unpaid', 'grouping', 'done'))`,
  },
  {
    rule: '进行中的团人数等于订单',
    broken: `select g.id from team_group g where g.state = 'open' and (
      g.joined <> (select count(*) from trade_order o where o.group_id = g.id and o.state = 'grouping')
      or g.reserved <> (select count(*) from trade_order o
        where o.group_id = g.id and o.state in ('grouping', 'unpaid')))`,
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
  {
    rule: '已完成的课程订单有学习权限',
    broken: `select o.id from trade_order o
      left join activity a on a.id = o.target_id and o.kind in ('team', 'flash')
      where o.state = 'done' and o.kind in ('course', 'column', 'team', 'flash')
      and not exists (select 1 from access_grant g where g.member_id = o.member_id
        and g.target = 'product' and g.revoked_at is null
        and g.target_id = coalesce(a.product_id, o.target_id))`,
  },
  {
    rule: '已完成的直播订单有观看权限',
    broken: `select o.id from trade_order o where o.state = 'done' and o.kind = 'live'
      and not exists (select 1 from access_grant g where g.member_id = o.member_id
        and g.target = 'live' and g.target_id = o.target_id and g.revoked_at is null)`,
  },
  {
    rule: '已完成的会员订单与优惠券订单各发放一次',
    broken: `select o.id from trade_order o where o.state = 'done' and (
      (o.kind = 'membership' and not exists (select 1 from vip_grant v where v.order_id = o.id))
      or (o.kind = 'coupon' and not exists (select 1 from member_coupon m where m.bought_by = o.id)))`,
  },
  {
    rule: '等待中的订单、团与退款都有定时任务',
    broken: `select o.id from trade_order o where o.state = 'unpaid' and not exists
        (select 1 from job j where j.kind = 'order-expiry' and j.subject = o.id::text)
      union all select g.id from team_group g where g.state = 'open' and not exists
        (select 1 from job j where j.kind = 'group-expiry' and j.subject = g.id::text)
      union all select r.id from refund r where r.state = 'sending' and not exists
        (select 1 from job j where j.kind = 'send-refund' and j.subject = r.refund_no)`,
  },
  {
    rule: '签到积分每天一次',
    broken: `select s.member_id as id from sign_day s where not exists (select 1 from ledger_entry e
      where e.cause = 'sign:' || s.member_id || ':' || s.day and e.amount = s.points)`,
  },
  {
    rule: '问卷的奖励积分每人一次，与流水一致',
    broken: `select a.id from attempt a where a.points > 0 and (
      not exists (select 1 from ledger_entry e
        where e.cause = 'questionnaire:' || a.questionnaire_id || ':' || a.member_id
          and e.unit = 'points' and e.amount = a.points)
      or exists (select 1 from attempt b where b.questionnaire_id = a.questionnaire_id
        and b.member_id = a.member_id and b.points > 0 and b.id < a.id))`,
  },
];

/** What has to hold, in the order in which it is told. */
export const auditRules = rules.map(({ rule }) => rule);

export type Breach = { rule: string; ids: string[] };

const rowsIn = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];

const fieldOf = (row: unknown, field: 'rule' | 'id'): string =>
  String(typeof row === 'object' && row !== null ? Reflect.get(row, field) : '');

const MOST_SHOWN = 20;

/** All rules in one statement, so that they see one moment while orders go on. */
const everyRule = rules
  .map(
    ({ broken }, index) =>
      `(select ${index} as rule, id::text as id from (${broken}) as broken limit ${MOST_SHOWN})`,
  )
  .join(' union all ');

/** What in the books of orders, money, points and stock does not fit together; nothing when all does. */
export const auditBooks = async (db: Database): Promise<Breach[]> => {
  const found = rowsIn(await db.execute(sql.raw(everyRule)));
  return rules.flatMap(({ rule }, index) => {
    const own = found.filter((row) => fieldOf(row, 'rule') === String(index));
    return own.length > 0 ? [{ rule, ids: own.map((row) => fieldOf(row, 'id')) }] : [];
  });
};
