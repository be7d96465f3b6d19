import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { examDeskApi } from '#schemas/exam/desk-endpoints.ts';
import { examApi } from '#schemas/exam/endpoints.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { upload } from '#server/db/tables/upload.ts';
import { uploadJobs } from '#server/domains/upload/sweep.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { recordingKind } from '#server/platform/storage/recording-kind.ts';
import { fileOf, openUploads } from '#server/platform/storage/uploads.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { publishQuestionnaire } from '../harness/questionnaire/publish.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const folder = join(dataDir, 'uploads');
const config = { apiOrigin: undefined, wechat: undefined, dataDir };

const of = (hex: string, size = 64) => Buffer.concat([Buffer.from(hex, 'hex')], size);
const recordings = {
  webm: of('1a45dfa39f4286810142f781'),
  ogg: of('4f67675300020000'),
  m4a: of('0000001c667479704d344120'),
  mp3: of('fffb9064'),
  wav: of('524946462400000057415645'),
  amr: of('2321414d520a7c'),
};
const LARGEST = 5 * 1024 * 1024;

it.each([
  ['a picture', '89504e470d0a1a0a'],
  ['a photo', 'ffd8ffe000104a46'],
  ['a photo of a phone', '0000001c6674797068656963'],
  ['another RIFF', '524946460000000057454250'],
  ['a stream of AAC', 'fff15080'],
  ['a page', '3c21646f63747970652068746d6c3e'],
  ['nothing', ''],
])('%s is no recording', (_name, hex) => {
  expect(recordingKind(Buffer.from(hex, 'hex'))).toBeUndefined();
});

onDatabase('recordings of a member', (opened) => {
  const start = async () => {
    const { db } = opened();
    const api = callsOn(db, { ...uploadApi, ...examApi }, { config });
    const desk = await consoleOn(db, { config, clock: api.now }, examDeskApi);
    const read = (url: string, range?: string) =>
      api.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } });
    const join = async () => {
      const [own] = await db.insert(member).values({ nickname: '学员' }).returning();
      const id = own?.id ?? 0;
      const token = await startSession(db, id, api.now());
      const send = (bytes: Buffer) =>
        api.ask('uploadRecording', { content: bytes.toString('base64') }, token);
      const retained = async (bytes = recordings.wav) =>
        (await api.get('uploadRecording', { content: bytes.toString('base64') }, token)).data;
      return { id, token, send, retained };
    };
    const publish = () =>
      publishQuestionnaire(db, { kind: 'exam', title: '口述', pass: 5, tries: 5 }, [
        { kind: 'voice', title: '说一说', least: 3, most: 20, points: 10 },
      ]);
    const begin = async (id: number, token: string) => {
      const request = { id: String(id) };
      const { attempt: own, version, questions } = await api.get('startExam', request, token);
      const answers = (...values: string[]) => [{ question: questions[0]?.id ?? '', values }];
      return {
        own,
        save: (...values: string[]) =>
          api.get('saveExam', { attempt: own, version, answers: answers(...values) }, token),
        submit: (base: number, ...values: string[]) =>
          api.ask(
            'submitExam',
            { attempt: own, version: base, answers: answers(...values) },
            token,
          ),
      };
    };
    return { ...api, db, desk, read, join, publish, begin };
  };

  it.each(['webm', 'ogg', 'm4a', 'mp3', 'wav', 'amr'] as const)(
    'are taken as a %s by their bytes, and served as that in parts',
    async (kind) => {
      const { join, read } = await start();
      const { retained } = await join();
      const bytes = recordings[kind];
      const address = await retained(bytes);
      expect(fileOf(address)).toMatch(new RegExp(`\\.${kind}$`));
      const whole = await read(address);
      expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
      expect(whole.headers['content-type']).toMatch(/^audio\//);
      expect(whole.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const part = await read(address, 'bytes=0-1');
      expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
        ...[206, 'bytes 0-1/64', 2],
      ]);
      const rest = await read(address, 'bytes=60-');
      expect(rest.rawPayload.equals(bytes.subarray(60))).toBe(true);
      expect((await read(address, 'bytes=64-')).statusCode).toBe(416);
    },
  );

  it('are nothing else, nor larger, nor more in a day than others', async () => {
    const { join, db } = await start();
    const { id, send, retained } = await join();
    expect(await send(of('89504e470d0a1a0a'))).toMatchObject({ code: '45004', data: null });
    const wav = (size: number) => Buffer.concat([recordings.wav], size);
    expect((await send(wav(LARGEST))).code).toBe('200');
    expect(await send(wav(LARGEST + 1))).toMatchObject({
      code: '45005',
      msg: '录音不能超过 5 MB，请录短一些',
    });
    const file = fileOf(await retained());
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...{ file: `${at}-${file}`, memberId: id, bytes: 1, at: new Date() },
    }));
    await db.insert(upload).values(rows);
    expect((await send(recordings.wav)).msg).toBe('今日上传的文件过多，请明天再录');
  });

  it('come from the messenger as well, by their media id', async () => {
    const { join, ask, get } = await start();
    const { token } = await join();
    const { data } = await get('uploadVoice', { media_id: 'server-id' }, token);
    expect(fileOf(data)).toMatch(/\.amr$/);
    expect((await ask('uploadVoice', { media_id: '../x' }, token)).msg).toBe(
      '录音获取失败，请重新录制',
    );
  });

  it('are answers of their own member alone; whoever marks hears them, and nobody else', async () => {
    const { join, publish, begin, desk, read } = await start();
    const [own, other] = [await join(), await join()];
    const id = await publish();
    const foreign = await other.retained();
    const mine = await own.retained();
    const { save, submit, own: number } = await begin(id, own.token);
    expect((await save(foreign, '8')).answers).toMatchObject([{ values: [] }]);
    const refused = await submit(0, foreign, '8');
    expect([refused.code, refused.msg]).toEqual(['45007', '录音已失效，请重新录制']);
    const { version } = await save(mine, '8');
    expect((await submit(version, mine, '8')).data).toEqual({ outcome: 'marking' });
    const seat = await desk.newSeat('publish');
    const answer = await desk.ask('readMarking', { attempt: Number(number) }, seat);
    const heard = answer.answers[0]?.recording?.address ?? '';
    expect([fileOf(heard), (await read(heard, 'bytes=0-3')).statusCode]).toEqual([
      ...[fileOf(mine), 206],
    ]);
    const { statusCode } = await read(heard.split('?')[0] ?? '');
    expect(statusCode).toBe(404);
  });

  it('stay with the answer that names them, and go without one, or when another replaces them', async () => {
    const { join, publish, begin, db, now, tick } = await start();
    const { token, retained } = await join();
    const [one, two, unused] = [await retained(), await retained(), await retained()];
    const { save, own } = await begin(await publish(), token);
    await save(one, '8');
    const handlers = uploadJobs(openUploads(folder));
    const sweep = () =>
      runJobs(db, handlers, now, {
        failed: (error) => {
          throw error;
        },
      });
    const there = (address: string) => existsSync(`${folder}/${fileOf(address)}`);
    await db
      .update(attempt)
      .set({ deadline: null })
      .where(eq(attempt.id, Number(own)));
    tick(31 * DAY);
    await sweep();
    expect([there(two), there(unused)]).toEqual([true, true]);
    tick(8 * DAY);
    await sweep();
    await sweep();
    expect([there(one), there(two), there(unused)]).toEqual([true, false, false]);
  });
});
