import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { openEmbedded } from '../../server/db/embedded.ts';
import { auditBooks, auditRules } from '../../server/domains/trade/audit.ts';
import { findRootDir } from '../../server/platform/root-dir.ts';
import { migrations, openInMemory } from '../in-memory.ts';
import { onEveryDatabase } from './database.ts';

vi.setConfig({ testTimeout: 120_000 });

const OPEN_LEDGER = 'alter table ledger_entry disable trigger user';
const order = (which: string) => `(select min(id) from trade_order where ${which})`;
const groupWhere = (state: string) => `(select min(id) from team_group where state = '${state}')`;

/** What breaks each rule of the demo's books; most of it the database itself would never do. */
const damages: readonly (readonly [rule: string, ...statements: string[]])[] = [
  [
    '账户余额等于流水之和',
    "update ledger_account set balance = balance + 1 where member_id = 2 and unit = 'money'",
  ],
  ['每条流水都有账户', "delete from ledger_account where member_id = 2 and unit = 'points'"],
  [
    '流水的余额逐条相接',
    OPEN_LEDGER,
    `update ledger_entry set balance_after = balance_after + 1
      where id = (select min(id) from ledger_entry)`,
  ],
  [
    '已付订单的金额等于流水支出',
    `update trade_order set pay_fen = pay_fen - 1 where id = ${order("state = 'done'")}`,
  ],
  [
    '已付订单的金额等于流水支出',
    `update trade_order set state = 'cancelled' where id = ${order("state = 'done'")}`,
  ],
  [
    '已退订单的金额等于流水退款',
    OPEN_LEDGER,
    "delete from ledger_entry where kind = 'refund' and unit = 'money'",
  ],
  ['经过支付渠道的款项收付相等', OPEN_LEDGER, "delete from ledger_entry where kind = 'payout'"],
  [
    '订单使用的积分等于流水，关闭后退回',
    `update trade_order set points = points + 1 where id = ${order('points > 0')}`,
  ],
  [
    '收到的每笔款项结清一个订单或正在退回',
    `update payment set settles = 0 where order_id = ${order("state = 'done'")}`,
  ],
  [
    '有金额的已付订单恰有一笔结清它的支付',
    `update payment set amount_fen = amount_fen + 1 where order_id = ${order("state = 'done'")}`,
  ],
  [
    '优惠券只用于一个订单',
    'drop index trade_order_coupon',
    `update trade_order set member_coupon_id = (select min(member_coupon_id) from trade_order)
      where member_coupon_id is null and state = 'done'`,
  ],
  [
    '优惠券为下单人所有',
    `update trade_order set member_id = 1 where id = ${order('member_coupon_id is not null')}`,
  ],
  ['优惠券发放数等于券数与未付订单之和', 'update coupon set taken = taken + 1 where id = 1'],
  [
    '活动占用的名额等于订单',
    "update activity set taken = taken + 1 where id = (select min(target_id) from trade_order where kind = 'team')",
  ],
  [
    '进行中的团人数等于订单',
    `update team_group set joined = joined - 1 where id = ${groupWhere('open')}`,
  ],
  [
    '已结束的团没有等待中的订单',
    `update team_group set state = 'failed' where id = ${groupWhere('open')}`,
  ],
  [
    '成团的团满员，未成团的团无人得到课程',
    `update trade_order set state = 'done' where group_id = ${groupWhere('failed')}`,
  ],
  [
    '成团的团满员，未成团的团无人得到课程',
    `update team_group set joined = joined - 1 where id = ${groupWhere('full')}`,
  ],
  [
    '已完成的课程订单有学习权限',
    `update access_grant set revoked_at = now() where target = 'product'
      and target_id = (select target_id from trade_order where id = ${order("kind = 'course' and state = 'done'")})`,
  ],
  [
    '已完成的直播订单有观看权限',
    `update trade_order set kind = 'live' where id = ${order("kind = 'course' and state = 'done'")}`,
  ],
  ['已完成的会员订单与优惠券订单各发放一次', 'delete from vip_grant'],
  ['等待中的订单、团与退款都有定时任务', "delete from job where kind = 'order-expiry'"],
  ['等待中的订单、团与退款都有定时任务', "delete from job where kind = 'group-expiry'"],
  ['等待中的订单、团与退款都有定时任务', "update refund set state = 'sending'"],
  ['签到积分每天一次', OPEN_LEDGER, "delete from ledger_entry where kind = 'sign'"],
  [
    '问卷的奖励积分每人一次，与流水一致',
    'update attempt set points = 5 where id = (select min(id) from attempt)',
  ],
];

onEveryDatabase('the audit', (opened) => {
  it('finds nothing in the demo’s books', async () => {
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it.each(damages)('finds what breaks “%s”: %s', async (rule, ...statements) => {
    const done = new Error('taken back');
    const found = opened().db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      const breaches = await auditBooks(tx);
      expect(breaches.map((breach) => breach.rule)).toContain(rule);
      expect(breaches.every(({ ids }) => ids.length > 0)).toBe(true);
      throw done;
    });
    await expect(found).rejects.toBe(done);
  });

  it('has been broken in each of its rules above, and is whole again', async () => {
    expect(new Set(damages.map(([rule]) => rule))).toEqual(new Set(auditRules));
    expect(await auditBooks(opened().db)).toEqual([]);
  });
});

it('finds nothing in a database without a row', async () => {
  const { db, close } = await openInMemory({ demo: false });
  expect(await auditBooks(db)).toEqual([]);
  await close();
});

it('says as a command what does not fit, with exit code 1, and leaves the database as it is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
  const database = join(dataDir, 'database');
  const { DATABASE_URL: _url, API_ORIGIN: _origin, ...env } = process.env;
  const options = { cwd: findRootDir(), env: { ...env, DATA_DIR: dataDir } };
  const audit = () => {
    const command = ['--import', 'tsx', 'scripts/audit.ts'];
    return spawnSync(process.execPath, command, { ...options, encoding: 'utf8' });
  };
  const empty = audit();
  expect([empty.status, empty.stdout.trim()]).toEqual([0, '账目核对无误（0 个订单）']);
  const { db, close } = await openEmbedded(database, migrations);
  await db.execute(sql`update coupon set taken = taken + 1 where id = 1`);
  await close();
  const broken = audit();
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain('不符：优惠券发放数等于券数与未付订单之和（编号 1）');
  expect(broken.stdout).toMatch(/共 1 项不符（\d+ 个订单）/);
  rmSync(dataDir, { recursive: true, force: true });
});
