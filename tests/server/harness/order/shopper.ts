/**
 * A server whose members buy one thing after the other until it is killed:
 * `node --import tsx trade-shopper.ts postgres|embedded <url or folder>`. It says `ready`, begins when
 * it is told anything, and says every order that it has acknowledged, with its state.
 */
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { ordersOn } from './shop.ts';

const [engine, path = ''] = process.argv.slice(2);
const migrations = `${findRootDir()}/server/db/migrations`;
const { db } = await (engine === 'postgres' ? openPostgres : openEmbedded)(path, migrations);
const shop = ordersOn(db);
const flash = await shop.run({ quota: 1_000_000 });
const team = await shop.run({ type: 1, need: 2, quota: 1_000_000 });
const couponId = await shop.issue({ thresholdFen: 0 });
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));

const say = (id: string, state: string) => process.stdout.write(`order ${id} ${state}\n`);

const visit = async (count: number): Promise<void> => {
  const { token } = await shop.join({}, { points: 400, money: 20_000 });
  const own = await shop.get('claimCoupon', { id: couponId }, token);
  const course = { kind: 'course' as const, id: await shop.sell(), use_points: true };
  const first = await shop.order({ ...course, coupon_id: own.id }, token);
  say(first.id, 'unpaid');
  await shop.get('payOrder', { id: first.id, method: 'balance' }, token);
  say(first.id, 'done');
  const sale = await shop.order({ kind: 'flash', id: flash.id }, token);
  say(sale.id, 'unpaid');
  if (count % 3 === 0) await shop.get('cancelOrder', { id: sale.id }, token);
  else await shop.pay(sale.id, token);
  say(sale.id, count % 3 === 0 ? 'cancelled' : 'done');
  const { groups } = await shop.get('teamDetail', { id: team.id }, token);
  const joining = { kind: 'team' as const, id: team.id, group_id: groups[0]?.id ?? '' };
  const placed = await shop.ask('createOrder', { ...joining, pay: '40.00' }, token);
  if (placed.code === '200') {
    const id = String(Object(placed.data).id);
    say(id, 'unpaid');
    say(id, (await shop.pay(id, token)).state);
  }
  await shop.get('refundOrder', { id: first.id, reason: '其他原因' }, token);
  say(first.id, 'refunded');
};

const forever = async (lane: number): Promise<void> => {
  for (let count = lane; ; count += 1) await visit(count);
};
await Promise.all([0, 1, 2, 3].map(forever));
