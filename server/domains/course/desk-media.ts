import { and, eq, inArray, ne } from 'drizzle-orm';
import type { DeskFault } from '#schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import { lesson } from '../../db/tables/course.ts';
import { mediaFile } from '../../db/tables/media.ts';
import type { DeskSite, Inspected, Values } from '../desk/index.ts';
import { kindName, offeredStreams } from '../media/index.ts';

type PlayedFile = Pick<typeof mediaFile.$inferSelect, 'stream' | 'kind' | 'durationMs'>;

const streamsIn = (rows: readonly Values[]): string[] => {
  const streams = rows.flatMap(({ kind, mediaKey }) =>
    kind !== 'text' && typeof mediaKey === 'string' && mediaKey !== '' ? [mediaKey] : [],
  );
  return [...new Set(streams)];
};

/** Files of the library that lessons play, by their streams. */
export const filesOf = async (
  db: Database,
  rows: readonly Values[],
): Promise<ReadonlyMap<string, PlayedFile>> => {
  const streams = streamsIn(rows);
  if (streams.length === 0) return new Map();
  const found = await db
    .select({
      stream: mediaFile.stream,
      kind: mediaFile.kind,
      durationMs: mediaFile.durationMs,
    })
    .from(mediaFile)
    .where(and(eq(mediaFile.state, 'ready'), inArray(mediaFile.stream, streams)));
  return new Map(found.map((file) => [file.stream, file]));
};

export const offeredMedia = offeredStreams({
  column: lesson.mediaKey,
  kinds: ['video', 'audio'],
  by: 'plays',
});

const judged = ['mediaKey', 'kind', 'published'];

const isJudged = ({ values, changed }: Inspected): boolean =>
  values.kind !== 'text' && values.mediaKey !== '' && changed.some((name) => judged.includes(name));

/** A lesson names only what plays, and what it is. */
export const inspectLessons = async (
  db: Database,
  site: DeskSite,
  rows: readonly Inspected[],
): Promise<(DeskFault | undefined)[]> => {
  const files = await filesOf(
    db,
    rows.filter(isJudged).map(({ values }) => values),
  );
  const faultOf = async (row: Inspected): Promise<DeskFault | undefined> => {
    if (!isJudged(row)) return undefined;
    const { kind, mediaKey } = row.values;
    if (!(await offeredMedia.isThere(site, String(mediaKey))))
      return offeredMedia.absent('mediaKey');
    const file = files.get(String(mediaKey));
    if (!file || file.kind === kind) return undefined;
    const reason = `它是${kindName(file.kind)}，这一课的类型是${kindName(String(kind))}`;
    return { name: 'mediaKey', reason };
  };
  return Promise.all(rows.map(faultOf));
};

/** A course is put on the shelf once all lessons that learners would see play. */
export const inspectCourses = async (
  db: Database,
  site: DeskSite,
  rows: readonly Inspected[],
): Promise<(DeskFault | undefined)[]> => {
  const opened = rows.filter(
    ({ id, values, changed }) =>
      id !== null && values.published === true && changed.includes('published'),
  );
  const ids = opened.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  const lessons = await db
    .select({ productId: lesson.productId, title: lesson.title, stream: lesson.mediaKey })
    .from(lesson)
    .where(and(inArray(lesson.productId, ids), eq(lesson.published, true), ne(lesson.kind, 'text')))
    .orderBy(lesson.productId, lesson.id);
  const streams = [...new Set(lessons.map(({ stream }) => stream))];
  const plays = await Promise.all(streams.map((stream) => site.plays(stream)));
  const silent = new Set(streams.filter((_, at) => !plays[at]));
  return rows.map((row) => {
    const found = opened.includes(row)
      ? lessons.find(({ productId, stream }) => productId === row.id && silent.has(stream))
      : undefined;
    return (
      found && {
        name: 'published',
        reason: `课时“${found.title}”播放不了：请先给它换上处理好的视频或音频，或把它下架`,
      }
    );
  });
};
