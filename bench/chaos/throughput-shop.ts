import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { activity } from '#server/db/tables/activity.ts';
import { product } from '#server/db/tables/course.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { crowd } from '#tests/server/harness/order/crowd.ts';
import { call } from './load.ts';
import type { Server } from './servers.ts';
import type { Thing } from './throughput-load.ts';

const GROUPS = 8;
const GROUP = 2500;
const COURSES = 20;
/** Sold one after the other, each once everybody has ordered from the one before. */
const SALES = 5;
const PRICE = 10_000;

const addCourses = async (db: Database, number: number): Promise<number[]> => {
  const values = Array.from({ length: number }, (_, at) => ({
    type: 4,
    title: `课程 ${at}`,
    priceFen: PRICE,
  }));
  const rows = await db.insert(product).values(values).returning({ id: product.id });
  return rows.map(({ id }) => id);
};

const addSale = async (db: Database): Promise<number> => {
  const [productId] = await addCourses(db, 1);
  const now = Date.now();
  const values = {
    ...{ type: 2, title: '秒杀', priceFen: PRICE, groupPriceFen: PRICE / 2, productId },
    ...{ quota: GROUPS * GROUP, startAt: new Date(now - HOUR), endAt: new Date(now + HOUR) },
  };
  const [row] = await db.insert(activity).values(values).returning({ id: activity.id });
  return row?.id ?? 0;
};

const asOrdered = async (
  server: Server,
  kind: Thing['kind'],
  id: string,
  token: string,
): Promise<Thing> => {
  const { body } = await call(server, '/v1/order/preview', { kind, id }, token);
  const { pay, agreement } = Object(Object(body).data);
  return { kind, id, pay: String(pay), agreement: Number(agreement) };
};

export const openShop = async (url: string, server: Server) => {
  const migrationsFolder = `${findRootDir()}/server/db/migrations`;
  const { db, close } = await openPostgres(url, migrationsFolder, { demo: false });
  const tokens: string[] = [];
  for (let at = 0; at < GROUPS; at += 1) tokens.push(...(await crowd(db, GROUP)));
  const ids = await addCourses(db, COURSES);
  const sales = await Promise.all(Array.from({ length: SALES }, () => addSale(db)));
  const [first = ''] = tokens;
  const thing = (kind: Thing['kind']) => (id: number) => asOrdered(server, kind, String(id), first);
  return {
    tokens,
    courses: await Promise.all(ids.map(thing('course'))),
    sales: await Promise.all(sales.map(thing('flash'))),
    orders: () => db.$count(orderTable),
    close,
  };
};
