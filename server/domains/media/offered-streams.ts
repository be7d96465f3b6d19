import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DeskFault } from '#schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import type { DeskSite, Offer } from '../desk/index.ts';

const OFFERED = 30;

const kindNames = { video: '视频', audio: '音频' } as const;

/** What a stored file that plays is called; others by their own word. */
export const kindName = (kind: string): string =>
  kind === 'video' || kind === 'audio' ? kindNames[kind] : kind;

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

const isElsewhere = (stream: string): boolean => /^https?:\/\//i.test(stream);

type Played = {
  /** The column that names the stream. */
  column: PgColumn;
  kinds: readonly (keyof typeof kindNames)[];
  /** What a stream of this server has to do. */
  by: keyof Pick<DeskSite, 'plays' | 'airs'>;
  /** Addresses of other servers are taken as well. */
  elsewhere?: true;
};

/** What a field of a desk plays: ready files of the library, and folders that people put on the server, by their whole name. */
export const offeredStreams = ({ column, kinds, by, elsewhere }: Played) => {
  const find = async (db: Database, word: string, site: DeskSite): Promise<Offer[]> => {
    if (elsewhere && isElsewhere(word)) return [{ text: word, label: `${word}（播放地址）` }];
    const files = await db
      .select()
      .from(mediaFile)
      .where(
        and(
          ...[eq(mediaFile.state, 'ready'), ne(mediaFile.stream, '')],
          inArray(mediaFile.kind, [...kinds]),
          word === '' ? undefined : holdsWord(mediaFile.name, word),
        ),
      )
      .orderBy(desc(mediaFile.createdAt), desc(mediaFile.id))
      .limit(OFFERED);
    const offers = files.map(({ stream, name, kind, durationMs }) => ({
      text: stream,
      label: `${name}（${kindName(kind)} ${clock(durationMs)}）`,
    }));
    const isFolder = word !== '' && !offers.some(({ text }) => text === word);
    if (isFolder && (await site[by](word)))
      offers.push({ text: word, label: `${word}（服务器上的文件夹）` });
    return offers;
  };
  const name = sql`(select ${mediaFile.name} from ${mediaFile} where ${mediaFile.stream} = ${column}
    and ${mediaFile.stream} <> '' limit 1)`;
  const isThere = (site: DeskSite, stream: string): Promise<boolean> =>
    elsewhere && isElsewhere(stream) ? Promise.resolve(true) : site[by](stream);
  const absent = (field: string): DeskFault => ({
    name: field,
    reason: `服务器上没有它，学员会播放不了：请从素材库里选一个处理好的${kinds.map(kindName).join('或')}`,
  });
  return { name, find, isThere, absent };
};
