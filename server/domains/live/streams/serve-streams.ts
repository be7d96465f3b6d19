import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { live } from '../../../db/tables/live.ts';
import type { Secret } from '../../../platform/auth/secret.ts';
import type { Host } from '../../../platform/endpoint/implement.ts';
import { soughtKey } from '../../../platform/wire/keys.ts';
import type { Live } from '../queries.ts';
import { livePlaylist, replayPlaylist } from './playlists.ts';
import type { Segment, StreamFiles } from './stream-files.ts';
import { isValid, mediaOf, STREAMS } from './stream-ticket.ts';

type Params = { live: string; member: string; until: string; signature: string; file: string };

const PLAYLIST = 'index.m3u8';

const liveOf = async (db: Database, id: string): Promise<Live | undefined> => {
  const [row] = await db
    .select()
    .from(live)
    .where(and(eq(live.id, soughtKey(id)), eq(live.published, true)));
  return row;
};

const refuse = (reply: FastifyReply, status: 403 | 404, why: string): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(why);

const sendPlaylist = (reply: FastifyReply, row: Live, segments: Segment[], now: number) =>
  reply
    .type('application/vnd.apple.mpegurl')
    .header('cache-control', 'no-store')
    .send(
      row.status === 1
        ? livePlaylist(segments, row.startAt.getTime(), now)
        : replayPlaylist(segments),
    );

const sendSegment = async (reply: FastifyReply, path: string) => {
  const found = await stat(path).catch(() => undefined);
  if (!found) return refuse(reply, 404, '片段不存在');
  return reply
    .type('video/mp2t')
    .header('content-length', found.size)
    .header('cache-control', 'private, max-age=3600')
    .send(createReadStream(path));
};

/**
 * Serves playlists and segments to who holds a ticket, both under the same one: 403 for one that was
 * forged, has run out or is for something that is not played any more, 404 for what is not there.
 */
export const serveStreams = (
  { app, db, clock }: Host,
  secret: Secret,
  files: StreamFiles,
): void => {
  app.get<{ Params: Params }>(
    `${STREAMS}/:live/:member/:until/:signature/:file`,
    { compress: false },
    async ({ params }, reply) => {
      const row = await liveOf(db, params.live);
      const media = row ? mediaOf(row) : '';
      const [member, until] = [Number(params.member), Number(params.until)];
      const ticket = { live: row?.id ?? 0, member, until, media };
      if (!row || !isValid(secret, ticket, params.signature, clock()))
        return refuse(reply, 403, '播放地址已失效，请刷新页面');
      const segments = await files.segments(media);
      if (segments.length === 0) return refuse(reply, 404, '视频不存在');
      if (params.file === PLAYLIST) return sendPlaylist(reply, row, segments, clock());
      const wanted = segments.find(({ file }) => `${file}.ts` === params.file);
      return wanted
        ? sendSegment(reply, files.pathOf(media, wanted))
        : refuse(reply, 404, '片段不存在');
    },
  );
};
