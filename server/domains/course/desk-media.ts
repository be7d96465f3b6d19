import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DeskFault } from '#schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import { lesson } from '../../db/tables/course.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import type { DeskSite, Inspected, Offer, Values } from '../desk/index.ts';

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

const kindNames: Readonly<Record<string, string>> = { video: '视频', audio: '音频' };

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

const OFFERED = 30;

const findMedia = async (db: Database, word: string, site: DeskSite): Promise<Offer[]> => {
  const played = and(eq(mediaFile.state, 'ready'), ne(mediaFile.stream, ''));
  const files = await db
    .select()
    .from(mediaFile)
    .where(and(played, word === '' ? undefined : holdsWord(mediaFile.name, word)))
    .orderBy(desc(mediaFile.createdAt), desc(mediaFile.id))
    .limit(OFFERED);
  const offers = files.map(({ stream, name, kind, durationMs }) => ({
    text: stream,
    label: `${name}（${kindNames[kind] ?? kind} ${clock(durationMs)}）`,
  }));
  const isFolder = word !== '' && !offers.some(({ text }) => text === word);
  if (isFolder && (await site.plays(word)))
    offers.push({ text: word, label: `${word}（服务器上的文件夹）` });
  return offers;
};

/** Ready files of the library, and folders that people put on the server, by their whole name. */
export const offeredMedia = {
  name: sql`(select ${mediaFile.name} from ${mediaFile} where ${mediaFile.stream} = ${lesson.mediaKey}
    and ${mediaFile.stream} <> '' limit 1)`,
  find: findMedia,
};

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
    if (!(await site.plays(String(mediaKey))))
      return {
        name: 'mediaKey',
        reason: '服务器上没有它，学员会播放不了：请从素材库里选一个处理好的',
      };
    const file = files.get(String(mediaKey));
    if (!file || file.kind === kind) return undefined;
    const [own, wanted] = [kindNames[file.kind], kindNames[String(kind)]];
    return { name: 'mediaKey', reason: `它是${own}，这一课的类型是${wanted}` };
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
