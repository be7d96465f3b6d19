import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { member } from '#server/db/tables/member.ts';
import { upload } from '#server/db/tables/upload.ts';
import { ordersOn } from '../order/shop.ts';
import { smallPictures } from '../small-pictures.ts';
import type { Site } from './site.ts';

/** New people who upload pictures and buy courses at a site that serves. */
export const peopleAt = ({ config }: Site, { db }: Pick<OpenDatabase, 'db'>) => {
  const shop = ordersOn(db, { config: { apiOrigin: undefined, wechat: undefined, ...config } });
  return async () => {
    const { id, token } = await shop.join();
    const send = async (): Promise<void> => {
      const payload = { content: smallPictures.png, key: randomUUID() };
      const { data } = await shop.post(uploadApi.uploadPicture.path, payload, token);
      z.parse(uploadApi.uploadPicture.data, data);
    };
    const buy = async (): Promise<void> => {
      await shop.buy({ kind: 'course', id: await shop.sell() }, token);
    };
    const rename = async (nickname: string): Promise<void> => {
      await db.update(member).set({ nickname }).where(eq(member.id, id));
    };
    return { send, buy, rename };
  };
};

/** Files of the demo's data come with the product. */
const DEMO = 'server/db/demo/uploads';

/** The files of uploads that the database names, and the site does not have. */
export const lostFiles = async ({ config }: Site, db: Database): Promise<string[]> => {
  const rows = await db.select({ file: upload.file }).from(upload);
  return rows
    .map(({ file }) => file)
    .filter((file) =>
      [join(config.dataDir, 'uploads'), DEMO].every((folder) => !existsSync(join(folder, file))),
    );
};

/** Whether the database knows a member of this name. */
export const knows = async (db: Database, nickname: string): Promise<boolean> =>
  (await db.$count(member, eq(member.nickname, nickname))) > 0;
