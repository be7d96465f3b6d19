import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { OrderState } from '#schemas/order/fields.ts';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';
import { killedServers } from '../harness/server/killed-server.ts';

/** `TRADE_KILLS=100` for the full count (docs/payment.md). */
const far = process.env.TRADE_KILLS;
const KILLS = { embedded: Number(far ?? (hasPostgres ? 2 : 8)), server: Number(far ?? 6) };
const AHEAD = 2;
const LONGEST_TURN = 900;

vi.setConfig({ testTimeout: 240_000 + Number(far ?? 0) * 20_000 });

const killed = killedServers();

/** A server that sells until it is killed; gives what it has said of each order last. */
const shopper = (engine: 'postgres' | 'embedded', position: string) => {
  const turn = killed({ file: 'tests/server/harness/order/shopper.ts', engine, position });
  return async (): Promise<Map<number, OrderState>> => {
    const output = await turn('order', LONGEST_TURN);
    // it would have said what had ended it
    expect(output).toMatch(/^ready\n(order \d+ [a-z]+\n)*$/);
    const notices = [...output.matchAll(/order (\d+) ([a-z]+)\n/g)];
    return new Map(notices.map(([, id, state]) => [Number(id), state as OrderState]));
  };
};

/** Where an order that was last said to be in a state may be by now. */
const onward: Partial<Record<OrderState, readonly OrderState[]>> = {
  unpaid: ['unpaid', 'cancelled', 'grouping', 'done'],
  grouping: ['grouping', 'done'],
  done: ['done', 'refunding', 'refunded'],
};

/** Every order that was acknowledged is there, and the books are right. */
const expectWhole = async (db: Database, notices: Map<number, OrderState>): Promise<void> => {
  await ordersOn(db).audited();
  const rows = await db
    .select()
    .from(orderTable)
    .where(inArray(orderTable.id, [...notices.keys()]));
  expect(rows).toHaveLength(notices.size);
  for (const { id, state } of rows) {
    const text = notices.get(id) ?? 'unpaid';
    expect(onward[text] ?? [text]).toContain(state);
  }
  // what was under way is taken up again
  await ordersOn(db).jobs();
  await ordersOn(db).audited();
};

it(`keeps what was acknowledged when it is killed while selling (${KILLS.embedded} times embedded)`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const path = join(dataDir, 'database');
  await copyTemplate(path);
  let orders = 0;
  for (let kill = 0; kill < KILLS.embedded; kill += 1) {
    const notices = await shopper('embedded', path)();
    const { db, close } = await openEmbedded(path, migrations);
    await expectWhole(db, notices);
    orders += notices.size;
    await close();
  }
  rmSync(dataDir, { recursive: true, force: true });
  expect(orders).toBeGreaterThan(KILLS.embedded);
});

it.skipIf(!hasPostgres)(`does so on a server as well (${KILLS.server} times)`, async () => {
  const { url, drop } = await filledPostgres();
  const { db, close } = await openPostgres(url, migrations);
  const waiting = Array.from({ length: AHEAD }, () => shopper('postgres', url));
  let orders = 0;
  for (let kill = 0; kill < KILLS.server; kill += 1) {
    const next = waiting.shift();
    if (kill + AHEAD < KILLS.server) waiting.push(shopper('postgres', url));
    const notices = (await next?.()) ?? new Map();
    // the connections of the dead end a moment later
    await vi.waitFor(() => expectWhole(db, notices), { timeout: 60_000 });
    orders += notices.size;
  }
  expect(orders).toBeGreaterThan(KILLS.server);
  await close();
  await drop();
});
