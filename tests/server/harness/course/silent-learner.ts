import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productLesson, reportProgress } from '#schemas/course/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { ordersOn } from '../order/shop.ts';
import { shelve } from './calls.ts';

/** Pieces of the stream `long`, four seconds each. */
export const PIECES = 150;
export const LONG = PIECES * 4000;
/** Bytes of the stream as one file. */
export const SIZE = 1_000_000;

/** The name of a piece, without its ending. */
export const nameOf = (position: number): string => String(position).padStart(3, '0');

/** A folder of data with the stream `long`: ten minutes in small pieces, and as one file. */
export const longStream = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'handed-'));
  const folder = join(dataDir, 'uploads/streams/long');
  mkdirSync(folder, { recursive: true });
  const positions = Array.from({ length: PIECES }, (_, position) => nameOf(position));
  for (const path of positions) writeFileSync(join(folder, `${path}.mpegts`), 'G');
  const lines = positions.map((path) => `#EXTINF:4,\n${path}.ts\n`).join('');
  writeFileSync(join(folder, 'index.m3u8'), `#EXTM3U\n${lines}#EXT-X-ENDLIST\n`);
  writeFileSync(join(folder, 'whole.mp4'), Buffer.alloc(SIZE));
  return dataDir;
};

type Lessons = Parameters<typeof shelve>[2];

/** Servers on one database, and a member who buys a course of these lessons and reports nothing. */
export const silentLearner = async (
  db: Database,
  dataDir: string,
  lessons: Lessons,
  own: Parameters<ReturnType<typeof ordersOn>['join']>[0] = {},
) => {
  const config = { apiOrigin: undefined, wechat: undefined, dataDir };
  const first = ordersOn(db, { config });
  const serve = () => ordersOn(db, { config, clock: first.now });
  const { token } = await first.join(own);
  const made = await shelve(db, { priceFen: 10_000, memberFree: true }, lessons);

  const open = async (position = 0, shop = first) => {
    const request = { id: made.id, lesson: made.lessons[position] ?? '' };
    const { data } = await shop.post(productLesson.path, request, token);
    return Object(data);
  };

  /** The address of a file of a lesson, as it is signed now. */
  const address = async (file: string, position = 0): Promise<string> => {
    const { sources } = await open(position);
    return String(sources[0].address).replace(/[^/]+(?=\?)/, file);
  };

  const fetch = async (url: string, { shop = first, range = '', method = 'GET' } = {}) => {
    const headers = range ? { range } : {};
    const answer = await shop.app.inject({ url, headers, method: method as 'GET' });
    return answer.statusCode;
  };

  /** Takes pieces of a lesson, from one to before another; gives how each was answered. */
  const take = async (from: number, to: number, { place = 0, shop = first } = {}) => {
    const url = await address('000.ts', place);
    const answers: number[] = [];
    for (let at = from; at < to; at += 1)
      answers.push(await fetch(url.replace('000.ts', `${nameOf(at)}.ts`), { shop }));
    return answers;
  };

  /** Reports that the first lesson was watched from its beginning, ten seconds at a time. */
  const tell = async (ms: number) => {
    const request = { id: made.id, lesson: made.lessons[0] ?? '', speed: 100, played: 10_000 };
    await open();
    for (let position = 10_000; position <= ms; position += 10_000) {
      first.pass(10_000);
      await first.post(reportProgress.path, { ...request, position }, token);
    }
  };

  const buy = () => first.buy({ kind: 'course', id: made.id }, token);
  const terms = (id: string, shop = first) => shop.get('refundTerms', { id }, token);
  const refund = (id: string) => first.ask('refundOrder', { id, reason: '其他原因' }, token);
  return { shop: first, serve, token, made, open, address, fetch, take, tell, buy, terms, refund };
};
