import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { operatorUpload } from '#server/db/tables/publication.ts';
import { upload } from '#server/db/tables/upload.ts';
import { tidyStoredPictures } from '#server/domains/upload/index.ts';
import { openUploads, type Uploads } from '#server/platform/storage/uploads.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { flatPng, jpegOf, jpegOnItsSide, pngHead } from '../harness/pictures.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidy-stored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onDatabase('pictures that were kept as they came', (opened) => {
  it('are written anew under their addresses, one run going on where another was stopped', async () => {
    const { db } = opened();
    const { newSeat } = await consoleOn(db);
    const { id: operatorId } = await newSeat('edit');
    const [owner] = await db.select({ id: member.id }).from(member).limit(1);
    await db.delete(upload);
    await db.delete(operatorUpload);
    mkdirSync(folder, { recursive: true });
    const at = new Date();
    const put = (kind: string, bytes: Buffer | undefined): string => {
      const file = `${randomBytes(24).toString('base64url')}.${kind}`;
      if (bytes) writeFileSync(join(folder, file), bytes);
      return file;
    };
    const ofMember = async (kind: string, bytes?: Buffer): Promise<string> => {
      const file = put(kind, bytes);
      const row = { file, memberId: owner?.id ?? 0, bytes: bytes?.length ?? 0, at };
      await db.insert(upload).values(row);
      return file;
    };
    const taken = await jpegOnItsSide(30, 60);
    const plainBytes = await jpegOf(40, 30);
    const photos = [await ofMember('jpg', taken), await ofMember('jpg', taken)];
    const plain = await ofMember('jpg', plainBytes);
    const huge = await ofMember('png', await flatPng(6000, 5000));
    const tooMany = await ofMember('png', pngHead(30_000, 30_000));
    const half = await ofMember('jpg', (await jpegOf(500, 300)).subarray(0, 4000));
    const text = await ofMember('gif', Buffer.from('no picture at all'));
    await ofMember('png');
    const recording = Buffer.from('RIFF and so on');
    const voice = await ofMember('mp3', recording);
    const banner = put('jpg', taken);
    await db.insert(operatorUpload).values({ file: banner, operatorId, bytes: taken.length, at });
    // what no row names is none of it
    const stranger = put('jpg', taken);

    const uploads = openUploads(folder);
    const bytesOf = (file: string) => readFileSync(join(folder, file));
    let written = 0;
    const stopped: Uploads = {
      ...uploads,
      replace: async (...given) => {
        if (written === 1) throw new Error('killed');
        written += 1;
        await uploads.replace(...given);
      },
    };
    const now = Date.now();
    await expect(tidyStoredPictures(db, { uploads: stopped, now })).rejects.toThrow('killed');
    const looked: number[] = [];
    const tidyReport = await tidyStoredPictures(db, {
      uploads,
      now,
      onLooked: (so) => looked.push(so.looked),
    });
    expect(tidyReport).toMatchObject({ looked: 9, changed: 3, missing: 1 });
    expect(looked.at(-1)).toBe(9);
    expect(new Map(tidyReport.left.map(({ file, why }) => [file, why]))).toEqual(
      new Map([
        [tooMany, 'tooManyPixels'],
        [half, 'unreadable'],
        [text, 'noPicture'],
      ]),
    );
    for (const file of [...photos, banner]) {
      const { exif, width, height } = await sharp(bytesOf(file)).metadata();
      expect([exif, width, height]).toEqual([undefined, 30, 60]);
    }
    expect((await sharp(bytesOf(huge)).metadata()).width).toBe(4381);
    expect(bytesOf(plain)).toEqual(plainBytes);
    expect(bytesOf(voice)).toEqual(recording);
    expect(bytesOf(stranger)).toEqual(taken);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    for (const file of photos)
      expect(await db.select().from(upload).where(eq(upload.file, file))).toMatchObject([
        { bytes: bytesOf(file).length, memberId: owner?.id },
      ]);
    expect(await db.select().from(operatorUpload)).toMatchObject([
      { file: banner, bytes: bytesOf(banner).length, width: 30, height: 60 },
    ]);
    const [row] = await db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1);
    expect(row).toMatchObject({
      name: '系统',
      text: '在服务器上整理以前的图片：重写 3 张，打不开而保留原样 3 张',
    });
    expect(await tidyStoredPictures(db, { uploads, now })).toMatchObject({ looked: 9, changed: 0 });
  });
});
