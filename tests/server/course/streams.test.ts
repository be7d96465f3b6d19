import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { handedOut } from '#server/db/tables/course.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { byteRange } from '#server/platform/streams/byte-range.ts';
import { lengthOf, segmentsOf } from '#server/platform/streams/playlist.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { openDatabase } from '../harness/postgres/database.ts';

describe('a byte range', () => {
  it('is read as RFC 9110 says', () => {
    expect(byteRange('bytes=0-1', 10)).toEqual({ start: 0, end: 1 });
    expect(byteRange('bytes=4-', 10)).toEqual({ start: 4, end: 9 });
    expect(byteRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
    expect(byteRange('bytes=-30', 10)).toEqual({ start: 0, end: 9 });
    expect(byteRange('bytes=4-400', 10)).toEqual({ start: 4, end: 9 });
  });

  it('that lies behind the end cannot be sent', () => {
    expect(byteRange('bytes=10-', 10)).toBe('unsatisfiable');
    expect(byteRange('bytes=10-12', 10)).toBe('unsatisfiable');
    expect(byteRange('bytes=-0', 10)).toBe('unsatisfiable');
  });

  it('that is none is the whole', () => {
    for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-1'])
      expect(byteRange(header, 10)).toBeUndefined();
  });
});

describe('streams', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'streams-'));
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase();
  }, 60_000);
  afterAll(() => opened.close());

  /** A member with the lesson of a paid product, granted or not, and what its addresses answer. */
  const visit = async (lesson: object = {}, granted = true) => {
    const api = studyOn(opened.db, {
      config: { apiOrigin: undefined, wechat: undefined, dataDir },
    });
    const { id: memberId, token } = await api.join();
    const made = await shelve(opened.db, { priceFen: 100 }, [{ trialSeconds: 20, ...lesson }]);
    const grant = { memberId, target: 'product', source: 'buy', endAt: null } as const;
    if (granted) await giveGrant(opened.db, { ...grant, targetId: made.key }, api.now());
    const read = await api.get('productLesson', { id: made.id, lesson: '' }, token);
    const fetch = async (url: string, range?: string) => {
      const headers = range === undefined ? {} : { range };
      const answer = await api.app.inject({ url, headers });
      const { statusCode: status, rawPayload: bytes, headers: notices } = answer;
      return { made, status, bytes, text: bytes.toString('utf8'), notices };
    };
    const addressOf = (kind: string): string =>
      read.sources.find((source) => source.kind === kind)?.address ?? '';
    const besides = (file: string, address = addressOf('hls')): string =>
      address.replace(/[^/]+(?=\?)/, file);
    return { ...api, made, read, fetch, addressOf, besides };
  };

  it('of a name that says so are sent several times over, with a joint between', async () => {
    const { fetch, addressOf, besides, read } = await visit({ mediaKey: 'slides--x18' });
    expect(read.sources.map(({ kind }) => kind)).toEqual(['hls']);
    const playlist = await fetch(addressOf('hls'));
    const pieces = playlist.text.split('\n').filter((line) => /^\d+-\d+\.ts/.test(line));
    expect(pieces).toHaveLength(18 * 15);
    expect(playlist.text.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(17);
    expect(playlist.text).toMatch(/#EXT-X-DISCONTINUITY\n#EXTINF:4\.000,\n1-000\.ts/);
    const [own, again] = [await fetch(besides('0-003.ts')), await fetch(besides('17-003.ts'))];
    expect([own.status, again.status, again.bytes.equals(own.bytes)]).toEqual([200, 200, true]);
    for (const file of ['18-003.ts', '003.ts', 'x-003.ts', 'whole.mp4'])
      expect([file, (await fetch(besides(file))).status]).toEqual([file, 404]);
  });

  it('that repeat end with a trial as others do', async () => {
    const { fetch, addressOf, besides } = await visit(
      { mediaKey: 'slides--x3', trialSeconds: 62 },
      false,
    );
    const { text } = await fetch(addressOf('hls'));
    expect(text.match(/#EXTINF/g)).toHaveLength(16);
    expect((await fetch(besides('1-000.ts'))).status).toBe(200);
    expect((await fetch(besides('1-001.ts'))).status).toBe(403);
  });

  it('play a bought video in pieces and as one file', async () => {
    const { read, fetch, addressOf, besides } = await visit();
    expect(read).toMatchObject({ open: 'full', access: 'granted' });
    expect(read.sources.map(({ kind }) => kind)).toEqual(['hls', 'mp4']);
    const { status, text, notices } = await fetch(addressOf('hls'));
    expect([status, notices['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
    expect(text.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
    const segments = segmentsOf(text);
    expect(lengthOf(segments)).toBe(60_000);
    for (const { file } of segments) {
      const segment = await fetch(besides(file.split('?')[0] ?? ''));
      expect([segment.status, segment.notices['content-type']]).toEqual([200, 'video/mp2t']);
      // every packet of such a stream begins so
      expect(segment.bytes[0]).toBe(0x47);
    }
    const whole = await fetch(addressOf('mp4'));
    expect([whole.status, whole.notices['content-type']]).toEqual([200, 'video/mp4']);
    expect(whole.bytes.subarray(4, 8).toString()).toBe('ftyp');
  });

  it('send parts of a file, and tell browsers to keep them for themselves', async () => {
    const { fetch, addressOf, read, now } = await visit();
    const whole = await fetch(addressOf('mp4'));
    const part = await fetch(addressOf('mp4'), 'bytes=100-199');
    expect([part.status, part.notices['content-range'], part.notices['accept-ranges']]).toEqual([
      206,
      `bytes 100-199/${whole.bytes.length}`,
      'bytes',
    ]);
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true);
    const age = Math.round(((read.until ?? 0) - now()) / 1000);
    expect(part.notices['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(Math.abs(Number(part.notices['cache-control']?.split('=')[1]) - age)).toBeLessThan(2);
    const behind = await fetch(addressOf('mp4'), `bytes=${whole.bytes.length}-`);
    expect([behind.status, behind.notices['content-range']]).toEqual([
      416,
      `bytes */${whole.bytes.length}`,
    ]);
  });

  it('end a trial where it ends, whatever is asked for', async () => {
    const { read, fetch, addressOf, besides } = await visit({}, false);
    expect(read).toMatchObject({ open: 'trial', lock: 'buy', trial: 20_000 });
    expect(read.sources.map(({ kind }) => kind)).toEqual(['hls']);
    const { text } = await fetch(addressOf('hls'));
    expect(lengthOf(segmentsOf(text))).toBe(20_000);
    expect((await fetch(besides('004.ts'))).status).toBe(200);
    for (const file of ['005.ts', '014.ts', 'whole.mp4']) {
      const { status, text, notices } = await fetch(besides(file));
      expect([status, text]).toEqual([403, '播放地址已失效，请刷新页面']);
      expect(notices['content-type']).toMatch('text/plain');
    }
  });

  it('end the trial of an audio in the one file it has', async () => {
    const audio = { kind: 'audio', mediaKey: 'music', durationMs: 90_000, trialSeconds: 30 };
    const bought = await visit(audio);
    const whole = await bought.fetch(bought.addressOf('audio'));
    // what is bought counts as it is played, and a browser fetches a file far ahead
    expect(bought.read.sources.map(({ kind }) => kind)).toEqual(['hls', 'audio']);
    const trial = await visit(audio, false);
    expect(trial.read.sources.map(({ kind }) => kind)).toEqual(['audio', 'hls']);
    const { bytes, notices } = await trial.fetch(trial.addressOf('audio'));
    expect(notices['content-type']).toBe('audio/mpeg');
    expect(bytes.length / whole.bytes.length).toBeCloseTo(1 / 3, 2);
    const behind = await trial.fetch(trial.addressOf('audio'), `bytes=${bytes.length}-`);
    expect(behind.status).toBe(416);
    const across = await trial.fetch(trial.addressOf('audio'), `bytes=0-${whole.bytes.length}`);
    expect(across.bytes.length).toBe(bytes.length);
  });

  it('know an address that was changed', async () => {
    const { fetch, addressOf, besides } = await visit({}, false);
    const hls = addressOf('hls');
    const forged = [
      hls.replace('/slides/', '/music/'),
      hls.replace(/t=./, (start) => `t=${start.endsWith('x') ? 'y' : 'x'}`),
      hls.replace(/t=.*/, 't='),
      hls.replace(/\?.*/, ''),
      `${hls}&t=`,
      besides('whole.mp4', hls),
    ];
    for (const address of forged)
      expect([address, (await fetch(address)).status]).toEqual([address, 403]);
    expect((await fetch(hls)).status).toBe(200);
  });

  it('have nothing but their own files', async () => {
    const { fetch, besides } = await visit();
    for (const file of ['015.ts', 'other.ts', '..%2f..%2finsert.ts', '000.mpegts', 'index.m3u8%00'])
      expect([file, (await fetch(besides(file))).status]).toEqual([file, 404]);
    expect((await fetch('/media/../streams/slides/whole.mp4')).status).toBe(404);
    expect((await fetch('/media/streams/slides/whole.mp4')).status).toBe(404);
  });

  it('lie in the data folder as well, and one that is missing is told as none', async () => {
    const folder = join(dataDir, 'uploads/streams/own-video');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.m3u8'), '#EXTM3U\n#EXTINF:4,\n000.ts\n#EXT-X-ENDLIST\n');
    writeFileSync(join(folder, '000.mpegts'), 'G1');
    const { fetch, addressOf, besides } = await visit({ mediaKey: 'own-video' });
    expect(segmentsOf((await fetch(addressOf('hls'))).text)).toHaveLength(1);
    expect((await fetch(besides('000.ts'))).text).toBe('G1');
    for (const mediaKey of ['gone', '', '../media', 'a/b'])
      expect((await visit({ mediaKey })).read.sources).toEqual([]);
  });

  describe('of several qualities', () => {
    const folder = join(dataDir, 'uploads/streams/qualities');
    beforeAll(() => {
      mkdirSync(folder, { recursive: true });
      const put = (file: string, lines: string) => writeFileSync(join(folder, file), lines);
      put(
        'index.m3u8',
        '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=900,RESOLUTION=2x2,URI="http://a/"\n720p.m3u8\n' +
          '#EXT-X-STREAM-INF:BANDWIDTH=500\n480p.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhttp://a/b.m3u8\n',
      );
      put('720p.m3u8', '#EXTM3U\n#EXTINF:10,\n720p-0.mpegts\n#EXTINF:30,\n720p-1.mpegts\n');
      put('480p.m3u8', '#EXTM3U\n#EXTINF:30,\n480p-0.mpegts\n#EXTINF:10,\n480p-1.mpegts\n');
      for (const name of ['720p-0', '720p-1', '480p-0', '480p-1']) put(`${name}.mpegts`, name);
      put('other.m3u8', '#EXTM3U\n#EXTINF:10,\n720p-0.mpegts\n');
    });

    it('carry the ticket into each quality and its segments', async () => {
      const { fetch, addressOf, besides } = await visit({ mediaKey: 'qualities' });
      const query = addressOf('hls').split('?')[1];
      const { text } = await fetch(addressOf('hls'));
      expect(text.split('\n')).toEqual([
        ...['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-STREAM-INF:BANDWIDTH=900,RESOLUTION=2x2'],
        ...[`720p.m3u8?${query}`, '#EXT-X-STREAM-INF:BANDWIDTH=500', `480p.m3u8?${query}`, ''],
      ]);
      const quality = await fetch(besides('480p.m3u8'));
      expect(quality.text).toContain(`480p-1.ts?${query}`);
      expect((await fetch(besides('480p-1.ts'))).text).toBe('480p-1');
      expect((await fetch(besides('other.m3u8'))).status).toBe(404);
    });

    it('end with the trial in each of them', async () => {
      const { fetch, besides } = await visit({ mediaKey: 'qualities' }, false);
      const files = async (file: string) =>
        segmentsOf((await fetch(besides(file))).text).map((each) => each.file.split('?')[0]);
      expect(await files('720p.m3u8')).toEqual(['720p-0.ts', '720p-1.ts']);
      expect(await files('480p.m3u8')).toEqual(['480p-0.ts']);
      expect((await fetch(besides('480p-1.ts'))).status).toBe(403);
      expect((await fetch(besides('720p-1.ts'))).status).toBe(200);
    });

    it('record what was sent by its place in time, whichever is sent', async () => {
      const { fetch, besides, made } = await visit({ mediaKey: 'qualities' });
      const recorded = async () => {
        const [row] = await opened.db
          .select({ parts: handedOut.parts })
          .from(handedOut)
          .where(eq(handedOut.lessonId, Number(made.lessons[0])));
        return row?.parts.lastIndexOf('1');
      };
      await fetch(besides('720p-0.ts'));
      expect(await recorded()).toBe(249);
      await fetch(besides('480p-0.ts'));
      expect(await recorded()).toBe(749);
    });
  });

  it('open nothing of a lesson that is closed', async () => {
    const { read } = await visit({ trialSeconds: 0, html: '<p>讲义</p>' }, false);
    expect(read).toMatchObject({ open: 'none', lock: 'buy', sources: [], html: '' });
  });
});
