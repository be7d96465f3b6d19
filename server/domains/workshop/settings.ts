import { eq } from 'drizzle-orm';
import { specialtiesOf } from '#schemas/onboarding/fields.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type {
  workshopSettings as endpoint,
  saveWorkshopSettings as saveEndpoint,
} from '#schemas/workshop/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { workshopPageTable } from '../../db/tables/workshop.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import {
  introOf,
  nameShop,
  ownWorkshop,
  plainIntro,
  shopOf,
} from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { lockWorkshop } from './members.ts';

const settingsOf = async (db: Database, teacherId: number) => {
  const { notice, qrCode } = workshopPageTable;
  const [row] = await db
    .select({
      ...{ shop: shopOf, fields: teacher.fields, avatar: teacher.avatar },
      ...{ introHtml: teacher.introHtml, notice, qrCode },
    })
    .from(teacher)
    .leftJoin(workshopPageTable, eq(workshopPageTable.teacherId, teacher.id))
    .where(eq(teacher.id, teacherId));
  if (!row) throw new RefusedError(teacherRefusals.noWorkshop);
  return { ...row, notice: row.notice ?? '', qrCode: row.qrCode ?? '' };
};

/** Refuses `noWorkshop`, `notInRole`. */
export const readSettings = async ({
  db,
  member,
}: Context<Member>): Promise<Data<typeof endpoint>> => {
  const { teacherId } = await ownWorkshop(db, member.id, 'owner');
  const { fields, introHtml, ...rest } = await settingsOf(db, teacherId);
  const intro = plainIntro(introHtml);
  return {
    ...{ ...rest, specialties: fields.join('、') },
    ...{ intro: intro ?? '', introFixed: intro === undefined },
  };
};

/** Refuses `noWorkshop`, `notInRole`, `pictureUnknown`. */
export const saveSettings =
  ({ wechat: { simulated } }: Services): Verb<typeof saveEndpoint> =>
  async ({ db, member: { id: memberId }, now }, { shop, intro, notice, ...sent }) => {
    const { teacherId } = await ownWorkshop(db, memberId, 'owner');
    await lockWorkshop(db, teacherId);
    const before = await settingsOf(db, teacherId);
    const avatar = storedAddress(sent.avatar);
    const qrCode = sent.qr_code && storedAddress(sent.qr_code);
    const known = [before.avatar, before.qrCode, ''];
    const fresh = [avatar, qrCode].filter((address) => !known.includes(address));
    if (!(await areOwnPictures(db, { memberId, simulated }, fresh)))
      throw new RefusedError(uploadRefusals.pictureUnknown);
    const isPlain = plainIntro(before.introHtml) !== undefined;
    await db
      .update(teacher)
      .set({
        ...{ avatar, fields: specialtiesOf(sent.specialties) },
        ...(isPlain && { introHtml: introOf(intro) }),
      })
      .where(eq(teacher.id, teacherId));
    await nameShop(db, teacherId, shop);
    await db
      .insert(workshopPageTable)
      .values({ teacherId, notice, qrCode })
      .onConflictDoUpdate({ target: workshopPageTable.teacherId, set: { notice, qrCode } });
    await dropReplaced(db, {
      ...{ memberId, now, before: [before.avatar, before.qrCode], after: [avatar, qrCode] },
    });
    return {};
  };
