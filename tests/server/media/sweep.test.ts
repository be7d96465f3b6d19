import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MediaState } from '#schemas/media/fields.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { mediaSweeps } from '#server/domains/media/sweep.ts';
import { openMediaFolder } from '#server/platform/storage/media-store.ts';
import { openUploads } from '#server/platform/storage/uploads.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('what is left of uploads', (opened) => {
  it('goes once nothing comes of it any more, and what is in use stays', async () => {
    const { db } = opened();
    const folder = mkdtempSync(join(tmpdir(), 'media-sweep-'));
    const media = openMediaFolder(folder);
    const now = Date.now();
    const put = async (letter: string, age: number, state?: MediaState, written = age) => {
      const key = letter.repeat(43);
      writeFileSync(join(folder, key), letter);
      const at = new Date(now - written);
      utimesSync(join(folder, key), at, at);
      const row = { key, kind: 'video', name: letter, bytes: 9 } as const;
      if (state)
        await db.insert(mediaFile).values({ ...row, state, createdAt: new Date(now - age) });
    };
    await put('a', 25 * HOUR, 'arriving');
    await put('b', 25 * HOUR, 'arriving', HOUR);
    await put('c', HOUR, 'arriving');
    await put('d', 8 * DAY, 'failed');
    await put('e', 6 * DAY, 'failed');
    await put('f', 40 * DAY, 'ready');
    await put('g', 31 * DAY);
    await put('h', 29 * DAY);
    const sweep = mediaSweeps({ media, uploads: openUploads(folder) })['media-files'];
    await sweep?.(db, now);
    const left = ['b', 'c', 'e', 'f'];
    expect(readdirSync(folder).map(([letter]) => letter)).toEqual([...left, 'h']);
    const rows = await db.select().from(mediaFile);
    // those of the demo are ready
    const own = rows.filter(({ key }) => !key.startsWith('demo-'));
    expect(own.map(({ name }) => name).toSorted()).toEqual(left);
  });
});
