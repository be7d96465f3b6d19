import { type SQL, sql } from 'drizzle-orm';
import { allSections } from '#schemas/layout/all-sections.ts';
import { containerNames } from '#schemas/layout/containers.ts';
import type { Database } from '../../db/database.ts';
import { diagnostic } from '../../db/tables/diagnostics.ts';
import { homeDay, sectionMeasure } from '../../db/tables/measure.ts';
import { homeRelease } from '../../db/tables/publication.ts';
import type { Sweep } from '../../platform/jobs/sweeping.ts';
import { calendar, chinaDate, dayBefore, dayEnd } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';

/** The section whose items are counted one by one. */
const BANNERS = '轮播图';
/** The most sums of a day, the largest first; a page has some hundred. */
const MOST_OF_A_DAY = 2000;
/** How many days back missing sums are made. */
const BACK = 90;

const known = JSON.stringify([...Object.keys(allSections), ...containerNames]);

/** The keys of a slot's banners that have a link, in order: phones count only these. */
const keys = {
  ordered: sql`jsonb_path_query_array(${homeRelease.document}, '$.banners[*] ? (@.slot == "ordered" && @.link != "").key')`,
  classic: sql`jsonb_path_query_array(${homeRelease.document}, '$.banners[*] ? (@.slot == "classic" && @.link != "").key')`,
};

/** `from`: an SQL date; both ends count. */
type Days = { from: SQL; until: string };

/** Everything that is pressed in a section counts, but only the section's own exposures. */
const sections = (of: SQL): SQL => sql`
  select day, release_id, home, section, instance, '' as item, variant, kind, sum(count)::bigint as count
  from ${sectionMeasure}
  where ${of} and (position = 0 or kind <> 'exposure')
  group by day, release_id, home, section, instance, variant, kind`;

const banners = (of: SQL): SQL => sql`
  select day, release_id, home, section, instance, item, variant, kind, sum(count)::bigint as count
  from (
    select measured.*,
      case when home = 'ordered' then keys.ordered else keys.classic end ->> (position - 1) as item
    from (select * from ${sectionMeasure} where ${of} and section = ${BANNERS} and position > 0) as measured
    join (
      select ${homeRelease.id} as id, ${keys.ordered} as ordered, ${keys.classic} as classic
      from ${homeRelease}
      where ${homeRelease.id} in (select release_id from ${sectionMeasure} where ${of} and section = ${BANNERS})
    ) as keys on keys.id = measured.release_id
  ) as items
  where item is not null
  group by day, release_id, home, section, instance, item, variant, kind`;

const inChina = sql`'Asia/Shanghai'`;

const faults = ({ from, until }: Days): SQL => sql`
  select (second at time zone ${inChina})::date as day,
    coalesce((select max(id) from ${homeRelease} where at <= second), 0) as release_id,
    '' as home, section, '' as instance, '' as item, '' as variant, 'fault' as kind,
    sum(count)::bigint as count
  from (
    select section, date_trunc('second', at) as second, count(*) as count
    from ${diagnostic}
    where at >= (${from})::timestamp at time zone ${inChina} and at < ${new Date(dayEnd(until)).toISOString()}::timestamptz
      and section in (select jsonb_array_elements_text(${known}::jsonb))
    group by section, second
  ) as seconds
  group by 1, 2, section`;

export const counted = (days: Days): SQL => {
  const of = sql`day >= (${days.from}) and day <= ${days.until}::date`;
  return sql`${sections(of)} union all ${banners(of)} union all ${faults(days)}`;
};

/** An SQL date; null where no day is summed. */
export const lastSummed: SQL = sql`(select max(day) from ${homeDay})`;

/** A later run adds counts that came late; no sum becomes smaller. */
const sumDay = async (db: Database, day: string): Promise<void> => {
  await db.execute(sql`
    insert into ${homeDay} (day, release_id, home, section, instance, item, variant, kind, count)
    select day, release_id, home, section, instance, item, variant, kind, sum(count)::bigint
    from (${counted({ from: sql`${day}::date`, until: day })}) as of_day
    group by day, release_id, home, section, instance, item, variant, kind
    order by 9 desc
    limit ${MOST_OF_A_DAY}
    on conflict (day, release_id, home, section, instance, item, variant, kind)
    do update set count = greatest(${homeDay.count}, excluded.count)`);
};

const dayAfter = (day: string): string => calendar(day).add(1, 'day').format('YYYY-MM-DD');

export const sumHomeDays: Sweep = async (db, now) => {
  const last = dayBefore(chinaDate(now));
  const [row] = await db
    .select({ day: sql<string | null>`${lastSummed}::text` })
    .from(sql`(select 1) as one`);
  const earliest = chinaDate(now - BACK * DAY);
  const from = row?.day && row.day > earliest ? row.day : earliest;
  for (let day = from; day <= last; day = dayAfter(day)) await sumDay(db, day);
};
