import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberApi } from '#schemas/member/endpoints.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { certificationTable } from '#server/db/tables/certification.ts';
import { job } from '#server/db/tables/job.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { upload } from '#server/db/tables/upload.ts';
import { uploadJobs } from '#server/domains/upload/sweep.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { fileOf, openUploads } from '#server/platform/storage/uploads.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { smallPictures } from '../harness/small-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sweep-'));
const folder = join(dataDir, 'uploads');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const content = smallPictures.jpg;
const handlers = uploadJobs(openUploads(folder));

onDatabase('pictures that no row names', (opened) => {
  beforeEach(async () => {
    await opened().db.delete(job);
  });

  const start = async () => {
    const { db } = opened();
    const began = Date.now();
    let now = began;
    const config = { apiOrigin: undefined, wechat: undefined, dataDir };
    const account = accountOn(db, { config, clock: () => now });
    const phone = newPhone();
    const token = await account.enter(phone);
    const send = async (name: 'setAvatar' | 'uploadPicture') =>
      (await account.ask(name, { content }, token)).data;
    const portrait = async () =>
      fileOf(z.parse(memberApi.setAvatar.data, await send('setAvatar')).avatar);
    const picture = async () =>
      fileOf(z.parse(uploadApi.uploadPicture.data, await send('uploadPicture')).data);
    const sweep = (after: number) => {
      now = began + after;
      return runJobs(db, handlers, () => now, {
        failed: (error) => {
          throw error;
        },
      });
    };
    const there = async (file: string) => [
      readdirSync(folder).includes(file),
      (await db.$count(upload, eq(upload.file, file))) > 0,
    ];
    const [own] = await db.select().from(member).where(eq(member.phone, phone));
    return { db, memberId: own?.id ?? 0, portrait, picture, sweep, there };
  };

  it('go when another portrait takes their place, and that stays', async () => {
    const { portrait, sweep, there } = await start();
    const [old, fresh] = [await portrait(), await portrait()];
    expect(await there(old)).toEqual([true, false]);
    await sweep(0);
    expect(await there(old)).toEqual([false, false]);
    await sweep(40 * DAY);
    expect(await there(fresh)).toEqual([true, true]);
  });

  it('go when nobody has used them for a month and a week', async () => {
    const { picture, sweep, there } = await start();
    const file = await picture();
    await sweep(31 * DAY);
    expect(await there(file)).toEqual([true, true]);
    await sweep(37 * DAY);
    expect(await there(file)).toEqual([true, true]);
    await sweep(39 * DAY);
    expect(await there(file)).toEqual([false, false]);
  });

  it('stay a week after the last row that named them, however late, and longer if they are named again', async () => {
    const { db, memberId, picture, sweep, there } = await start();
    const file = await picture();
    const show = (files: readonly string[]) =>
      db
        .update(member)
        .set({ avatar: files.map((each) => `/uploads/${each}`).join() })
        .where(eq(member.id, memberId));
    await show([file]);
    for (let day = 31; day < 400; day += 31) await sweep(day * DAY);
    expect(await there(file)).toEqual([true, true]);
    await show([]);
    await sweep(431 * DAY);
    expect(await there(file)).toEqual([true, true]);
    await show([file]);
    await sweep(439 * DAY);
    await show([]);
    await sweep(470 * DAY);
    expect(await there(file)).toEqual([true, true]);
    await sweep(478 * DAY);
    expect(await there(file)).toEqual([false, false]);
    expect(await db.$count(job, eq(job.subject, file))).toBe(0);
  });

  it('are none that a certification or an answer shows', async () => {
    const { db, memberId, picture, sweep, there } = await start();
    const [shown, answered] = [await picture(), await picture()];
    const answer = { name: '林晓', hospital: '市一', department: '内科', jobTitle: '医师' };
    const pictures = [`/uploads/${shown}`];
    await db
      .insert(certificationTable)
      .values({ memberId, ...answer, pictures, sentAt: new Date() });
    const [any] = await db.select().from(attempt).limit(1);
    const at = new Date();
    await db.insert(attempt).values({
      ...{ questionnaireId: any?.questionnaireId ?? 0, memberId, startedAt: at, savedAt: at },
      answers: { 1: [`/uploads/${answered}`] },
    });
    await sweep(40 * DAY);
    expect(await there(shown)).toEqual([true, true]);
    expect(await there(answered)).toEqual([true, true]);
  });

  it('go once by several servers, also where one died between the row and the file', async () => {
    const { db, portrait, sweep, there } = await start();
    const old = await portrait();
    await portrait();
    // the row is gone, the file is not
    await db.delete(upload).where(eq(upload.file, old));
    await Promise.all([sweep(2 * DAY), sweep(2 * DAY), sweep(2 * DAY)]);
    expect(await there(old)).toEqual([false, false]);
    expect(await db.$count(job, eq(job.subject, old))).toBe(0);
  });

  it('are told from others by every column that can hold an address of one', async () => {
    const name = sql<string>`table_name || '.' || column_name`;
    const rows = await opened()
      .db.select({ name })
      .from(sql`information_schema.columns`)
      .where(sql`table_schema = 'public' and column_name ~ 'picture|avatar|photo|image|answers'`);
    // a new one is either none that members fill, or to be looked at by the sweep as well
    const filledByEditors = [
      ...['category.ad_image', 'follow_prompt.picture', 'site_info.share_picture'],
      'teacher.avatar',
    ];
    expect(rows.map((row) => row.name).sort()).toEqual(
      [
        ...filledByEditors,
        ...[
          'attempt.answers',
          'case_entry.pictures',
          'certification.pictures',
          'feedback.pictures',
          'member.avatar',
        ],
        ...['profile.answers', 'refund.pictures', 'support_message.pictures'],
        'workshop_banner.picture',
        // a number, a choice, and answers to questions without pictures
        ...['lesson_question.answers', 'questionnaire.show_answers', 'game_run.answers'],
      ].sort(),
    );
  });
});
