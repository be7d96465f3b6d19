import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lesson, progress } from '../../db/tables/course.ts';

/** What a lesson is going to play. */
export type NewLength = { id: number; mediaKey: string; durationMs: number };

/**
 * Before lessons get other files: whoever was halfway through the old one is halfway through the new one. What was sent
 * to learners is stored as shares already. One statement.
 */
export const keepShares = async (tx: Database, lengths: readonly NewLength[]): Promise<void> => {
  if (lengths.length === 0) return;
  const sent = lengths.map(({ id, mediaKey, durationMs }) => ({ id, mediaKey, durationMs }));
  const share = (name: string) => {
    const column = sql.identifier(name);
    return sql`${column} = least(round(${column} * changed.factor), changed.length)`;
  };
  await tx.execute(sql`update ${progress}
    set ${share('position_ms')}, ${share('furthest_ms')}, ${share('free_ms')}
    from (select sent.id, sent."durationMs" as length,
        sent."durationMs"::float8 / ${lesson.durationMs} as factor
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent(id int, "mediaKey" text, "durationMs" int)
      join ${lesson} on ${lesson.id} = sent.id
      where ${lesson.durationMs} > 0 and sent."durationMs" > 0
        and ${lesson.mediaKey} <> sent."mediaKey" and ${lesson.durationMs} <> sent."durationMs") as changed
    where ${progress.lessonId} = changed.id`);
};
