/**
 * The console's wait for the numbers of the home page with 400 days of 5,000 rows, 2,000,000 in all, where a
 * real page has some hundred a day: once from the rows alone, and once with the sums of days.
 */
import { sql } from 'drizzle-orm';
import { homeDay, sectionMeasure } from '#server/db/tables/measure.ts';
import { sumsOf } from '#server/domains/measure/desk/sums.ts';
import { sumHomeDays } from '#server/domains/measure/home-days.ts';
import { chinaDate } from '#server/platform/time/china-time.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { median } from './median.ts';

const DAYS = 400;
const ROWS_OF_A_DAY = 5000;
const READS = 5;
/** In milliseconds, for the statement. */
const GOAL = 500;

const { db, close } = await openTestDatabase();
const now = Date.now();
const today = chinaDate(now);
console.log(`${DAYS * ROWS_OF_A_DAY} rows`);
for (let back = 0; back < DAYS; back += 1)
  await db.execute(sql`
    insert into ${sectionMeasure} (day, release_id, home, section, instance, position, variant, kind, count)
    select ${today}::date - ${back}::int, 1, 'ordered', (array['直播标题', '轮播图', '课程模块', '资讯列表'])[1 + n % 4],
      'i' || (n / 80), (n / 4) % 10, '', (array['exposure', 'tap'])[1 + (n / 40) % 2], n
    from generate_series(0, ${ROWS_OF_A_DAY}::int - 1) as n`);
await db.execute(sql`analyze ${sectionMeasure}`);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const read = () => sumsOf(db, { now, live: 1, before: 0 });
const reads = async (): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) times.push(await timed(read));
  return median(times);
};

const sorted = async (): Promise<string> => {
  const rows = await read();
  return rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join('\n');
};

const before = await sorted();
const fromRows = await reads();
const summing = await timed(() => sumHomeDays(db, now));
await db.execute(sql`analyze ${homeDay}`);
const again = await timed(() => sumHomeDays(db, now));
const fromSums = await reads();
const same = (await sorted()) === before;
await close();

const ms = (time: number): string => `${Math.round(time)} ms`;
console.log(`from the rows of 90 days: ${ms(fromRows)}`);
console.log(`summing 90 days: ${ms(summing)}, the last one once more: ${ms(again)}`);
console.log(`from the sums: ${ms(fromSums)} (wanted: ${GOAL}); the same numbers: ${same}`);
process.exitCode = same && fromSums <= GOAL ? 0 : 1;
