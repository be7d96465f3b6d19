import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DeskFault } from '#schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import type { DeskSite, Inspected, Offer } from '../desk/index.ts';

const OFFERED = 30;

const isElsewhere = (stream: string): boolean => /^https?:\/\//i.test(stream);

const findStreams = async (db: Database, word: string, site: DeskSite): Promise<Offer[]> => {
  if (isElsewhere(word)) return [{ text: word, label: `${word}（播放地址）` }];
  const videos = and(
    eq(mediaFile.kind, 'video'),
    eq(mediaFile.state, 'ready'),
    ne(mediaFile.stream, ''),
  );
  const files = await db
    .select({ stream: mediaFile.stream, name: mediaFile.name, durationMs: mediaFile.durationMs })
    .from(mediaFile)
    .where(and(videos, word === '' ? undefined : holdsWord(mediaFile.name, word)))
    .orderBy(desc(mediaFile.createdAt), desc(mediaFile.id))
    .limit(OFFERED);
  const offers = files.map(({ stream, name, durationMs }) => ({
    text: stream,
    label: `${name}（${Math.ceil(durationMs / 60_000)} 分钟）`,
  }));
  const isFolder = word !== '' && !offers.some(({ text }) => text === word);
  if (isFolder && (await site.airs(word)))
    offers.push({ text: word, label: `${word}（服务器上的文件夹）` });
  return offers;
};

const nameOf = (column: PgColumn): SQL =>
  sql`(select ${mediaFile.name} from ${mediaFile} where ${mediaFile.stream} = ${column}
    and ${mediaFile.stream} <> '' limit 1)`;

/** Videos of the library, folders on the server by their whole name, and addresses elsewhere. */
export const offeredStreams = (column: PgColumn) => ({ name: nameOf(column), find: findStreams });

/** A broadcast names only what plays; what lies elsewhere cannot be looked at. */
export const inspectStreams = async (
  _db: Database,
  site: DeskSite,
  rows: readonly Inspected[],
): Promise<(DeskFault | undefined)[]> => {
  const faultOf = async ({ values, changed }: Inspected): Promise<DeskFault | undefined> => {
    for (const name of ['stream', 'replay']) {
      const stream = String(values[name] ?? '');
      if (!changed.includes(name) || stream === '' || isElsewhere(stream)) continue;
      if (!(await site.airs(stream)))
        return { name, reason: '服务器上没有它，学员会播放不了：请从素材库里选一个处理好的视频' };
    }
    return undefined;
  };
  return Promise.all(rows.map(faultOf));
};
