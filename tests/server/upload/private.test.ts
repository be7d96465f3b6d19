import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { certificationDeskApi } from '#schemas/certification/desk-endpoints.ts';
import { certificationApi } from '#schemas/certification/endpoints.ts';
import { loginApi } from '#schemas/login/endpoints.ts';
import { questionnaireDeskApi } from '#schemas/questionnaire/desk-endpoints.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { certificationTable } from '#server/db/tables/certification.ts';
import { session } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { operator } from '#server/db/tables/operator.ts';
import { attempt, question } from '#server/db/tables/questionnaire.ts';
import { uploadJobs } from '#server/domains/upload/sweep.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { sandboxPolicy } from '#server/platform/http/content-policy.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { fileOf, openUploads } from '#server/platform/storage/uploads.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { lookAt } from '../harness/pictures.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { publishQuestionnaire } from '../harness/questionnaire/publish.ts';
import { smallPictures } from '../harness/small-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'private-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const config = { apiOrigin: undefined, wechat: undefined, dataDir };

const content = smallPictures.jpg;
const { logout } = loginApi;
const answer = { name: '林晓', hospital: '市一', department: '内科', jobTitle: '医师' };

onDatabase('papers of a member', (opened) => {
  /** Two servers that share database and folder: members are served by one, operators by the other. */
  const start = async () => {
    const { db } = opened();
    const api = callsOn(db, { ...uploadApi, ...certificationApi, logout }, { config });
    const desks = { ...certificationDeskApi, ...questionnaireDeskApi };
    const desk = await consoleOn(db, { config, clock: api.now }, desks);
    const read = (url: string) => api.app.inject({ method: 'GET', url });
    const statusOf = async (url: string) => (await read(url)).statusCode;
    const handlers = uploadJobs(openUploads(join(dataDir, 'uploads')));
    const sweep = () =>
      runJobs(db, handlers, api.now, {
        failed: (error) => {
          throw error;
        },
      });
    const enter = async () => {
      const [own] = await db.insert(member).values({ nickname: '学员' }).returning();
      const id = own?.id ?? 0;
      const token = await startSession(db, id, api.now());
      const upload = async (more: object = {}) =>
        (await api.get('uploadPicture', { content, ...more }, token)).data;
      const apply = (...pictures: string[]) =>
        api.ask('askCertification', { ...answer, pictures }, token);
      const shown = async () => (await api.get('certification', {}, token)).pictures;
      const stored = async () => {
        const row = eq(certificationTable.memberId, id);
        return (await db.select().from(certificationTable).where(row))[0]?.pictures;
      };
      const renew = (address: string) => api.ask('renewPicture', { address }, token);
      return { token, id, upload, apply, shown, stored, renew };
    };
    const there = (address: string) => existsSync(join(dataDir, 'uploads', fileOf(address)));
    return { ...api, db, desk, read, statusOf, sweep, enter, there };
  };

  it('open by the address that the calls of their owner give, and are kept nowhere', async () => {
    const { enter, read } = await start();
    const { upload, apply, shown, stored } = await enter();
    const address = await upload();
    await apply(address);
    const file = fileOf(address);
    expect(await stored()).toEqual([`/uploads/${file}`]);
    const [again = ''] = await shown();
    expect(fileOf(again)).toBe(file);
    for (const url of [address, again]) {
      const { statusCode, headers, rawPayload } = await read(url);
      expect(statusCode).toBe(200);
      expect(await lookAt(rawPayload)).toMatchObject({ format: 'jpeg', size: [2, 2] });
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': sandboxPolicy,
      });
    }
  });

  it('are not there for anybody else, whatever is known of the address', async () => {
    const { enter, read, db } = await start();
    const [own, other] = [await enter(), await enter()];
    const [address, foreign] = [await own.upload(), await other.upload()];
    const [plain = '', ticket = ''] = address.split('?');
    const [, theirs = ''] = foreign.split('?');
    const notFound = (await read(`/uploads/${'a'.repeat(32)}.jpg`)).body;
    // the session of somebody else in place of the one that the address was made for
    const [row] = await db.select().from(session).where(eq(session.memberId, other.id));
    const tampered = [
      ...['', `?${theirs}`, `?${ticket}x`, `?${ticket.slice(0, -1)}`, '?t=', '?t=owner'],
      `?${ticket}&${ticket}`,
      `?${ticket.replace('owner', 'certification')}`,
      `?${ticket.replace(/\.[\da-z]{8}\./, '.zzzzzzzz.')}`,
      `?${ticket.replace(/[\da-f]{64}/, row?.tokenHash ?? '')}`,
    ];
    for (const query of tampered) {
      const { statusCode, body, headers } = await read(plain + query);
      expect([query, statusCode, body]).toEqual([query, 404, notFound]);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await read(address)).statusCode).toBe(200);
  });

  it('close after some minutes, and open by a new address', async () => {
    const { enter, statusOf, tick } = await start();
    const { upload, renew } = await enter();
    const address = await upload();
    tick(5 * MINUTE - 1);
    expect(await statusOf(address)).toBe(200);
    tick(5 * MINUTE + 1);
    expect(await statusOf(address)).toBe(404);
    const { data } = z.parse(uploadApi.renewPicture.data, (await renew(address)).data);
    expect(await statusOf(data)).toBe(200);
    const { renew: others } = await enter();
    expect((await others(address)).msg).toBe('图片已失效，请重新上传');
    expect((await renew(`/uploads/${'a'.repeat(32)}.jpg`)).msg).toBe('图片已失效，请重新上传');
  });

  it('open by a new address too where an upload is answered once more', async () => {
    const { enter, statusOf, tick } = await start();
    const { upload } = await enter();
    const key = 'the-same-key';
    const first = await upload({ key });
    tick(11 * MINUTE);
    const second = await upload({ key });
    expect([fileOf(second), await statusOf(first), await statusOf(second)]).toEqual([
      ...[fileOf(first), 404, 200],
    ]);
  });

  it('close with the session', async () => {
    const { enter, ask, statusOf } = await start();
    const { token, upload } = await enter();
    const address = await upload();
    await ask('logout', {}, token);
    expect(await statusOf(address)).toBe(404);
  });

  it('are sent again under whatever address they were shown by, and no one else’s are', async () => {
    const { enter, tick } = await start();
    const [own, other] = [await enter(), await enter()];
    const [one, two] = [await own.upload(), await own.upload()];
    await own.apply(one);
    tick(11 * MINUTE);
    const [shown = ''] = await own.shown();
    expect((await own.apply(shown, two, one)).code).toBe('200');
    expect(await own.stored()).toEqual([one, two].map((each) => `/uploads/${fileOf(each)}`));
    for (const address of [shown, `${shown}x`, `/uploads/${fileOf(two)}`])
      expect((await other.apply(address)).msg).toBe('图片已失效，请重新上传');
  });

  it('are gone with their file as soon as another one is sent in their place', async () => {
    const { enter, statusOf, sweep, there, desk } = await start();
    const { id, upload, apply, shown, renew } = await enter();
    const [one, two] = [await upload(), await upload()];
    await apply(one, two);
    const seat = await desk.newSeat('publish');
    const { pictures } = await desk.ask('readCertification', { member: id }, seat);
    await apply(two);
    for (const address of [one, pictures[0] ?? '']) expect(await statusOf(address)).toBe(404);
    expect((await renew(one)).code).not.toBe('200');
    expect((await apply(one)).msg).toBe('图片已失效，请重新上传');
    await sweep();
    expect([there(one), there(two)]).toEqual([false, true]);
    for (const address of [...(await shown()), pictures[1] ?? ''])
      expect(await statusOf(address)).toBe(200);
  });

  it('open at a desk to operators with the right, as long as they have it', async () => {
    const { db, enter, desk, statusOf, tick } = await start();
    const { id, upload, apply } = await enter();
    await apply(await upload());
    const seat = await desk.newSeat('publish');
    const shown = async (by = seat) =>
      (await desk.ask('readCertification', { member: id }, by)).pictures[0] ?? '';
    const address = await shown();
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address.replace('certification', 'refund'))).toBe(404);
    await expect(shown(await desk.newSeat('edit'))).rejects.toThrow('没有权限');
    const own = eq(operator.id, seat.id);
    await db.update(operator).set({ role: 'edit' }).where(own);
    expect(await statusOf(address)).toBe(404);
    await db.update(operator).set({ role: 'publish', active: false }).where(own);
    expect(await statusOf(address)).toBe(404);
    await db.update(operator).set({ active: true }).where(own);
    expect(await statusOf(address)).toBe(200);
    tick(10 * MINUTE);
    expect(await statusOf(address)).toBe(404);
    const fresh = await shown();
    await desk.ask('signOut', {}, seat);
    expect(await statusOf(fresh)).toBe(404);
  });

  it('open to who reads the answers to a questionnaire, while an answer names them', async () => {
    const { db, enter, desk, statusOf } = await start();
    const { id: memberId, upload } = await enter();
    const [sent, unsent] = [await upload(), await upload()].map(storedAddress);
    const requests = [{ kind: 'upload', title: '照片', most: 2 }] as const;
    const questionnaireId = await publishQuestionnaire(db, {}, requests);
    const [{ id: of = 0 } = {}] = await db
      .select()
      .from(question)
      .where(eq(question.questionnaireId, questionnaireId));
    const at = new Date();
    const own = { questionnaireId, memberId, startedAt: at, savedAt: at };
    await db.insert(attempt).values([
      { ...own, submittedAt: at, answers: { [`${of}`]: [sent ?? ''] } },
      { ...own, answers: { [`${of}`]: [unsent ?? ''] } },
    ]);
    const seat = await desk.newSeat('publish');
    const asking = { question: of, page: 1 };
    const { items } = await desk.ask('listAnswerPictures', asking, seat);
    const [address = ''] = items[0]?.pictures ?? [];
    expect(items.map(({ pictures }) => pictures.map(storedAddress))).toEqual([[sent]]);
    expect([await statusOf(address), await statusOf(sent ?? '')]).toEqual([200, 404]);
    await db.update(operator).set({ role: 'edit' }).where(eq(operator.id, seat.id));
    expect(await statusOf(address)).toBe(404);
    await db.update(operator).set({ role: 'publish' }).where(eq(operator.id, seat.id));
    expect(await statusOf(address)).toBe(200);
    await db.delete(attempt).where(eq(attempt.memberId, memberId));
    expect(await statusOf(address)).toBe(404);
  });

  it('close for operators where the application is deleted', async () => {
    const { db, enter, desk, statusOf } = await start();
    const { id, upload, apply } = await enter();
    await apply(await upload());
    const seat = await desk.newSeat('publish');
    const [address = ''] = (await desk.ask('readCertification', { member: id }, seat)).pictures;
    await db.delete(certificationTable).where(eq(certificationTable.memberId, id));
    expect(await statusOf(address)).toBe(404);
  });
});
