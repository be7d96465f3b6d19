import { eq, sql } from 'drizzle-orm';
import type { askCertification as endpoint } from '#schemas/certification/endpoints.ts';
import { certificationRefusals } from '#schemas/certification/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { lockApplicant } from './decide-application.ts';

const picturesBefore = async (tx: Database, memberId: number): Promise<string[]> => {
  const own = eq(certificationTable.memberId, memberId);
  const [before] = await tx.select().from(certificationTable).where(own);
  return before?.pictures ?? [];
};

/** Refuses `pictureUnknown`, `certificationPassed`. */
export const askCertification =
  ({ wechat: { simulated } }: Services): Verb<typeof endpoint> =>
  async ({ db, member: { id }, now }, { name, hospital, department, jobTitle, ...sent }) => {
    // an operator may have passed the earlier application meanwhile
    if ((await lockApplicant(db, id))?.doctor)
      throw new RefusedError(certificationRefusals.certificationPassed);
    const before = await picturesBefore(db, id);
    const pictures = [...new Set(sent.pictures.map(storedAddress))];
    const fresh = pictures.filter((address) => !before.includes(address));
    if (!(await areOwnPictures(db, { memberId: id, simulated }, fresh)))
      throw new RefusedError(uploadRefusals.pictureUnknown);
    const row = {
      ...{ name, hospital, department, jobTitle, pictures },
      ...{ state: 'waiting' as const, reason: '', sentAt: new Date(now) },
      ...{ decidedAt: null, decidedBy: '' },
    };
    await db
      .insert(certificationTable)
      .values({ memberId: id, ...row })
      .onConflictDoUpdate({
        target: certificationTable.memberId,
        set: { ...row, version: sql`${certificationTable.version} + 1` },
      });
    await dropReplaced(db, { memberId: id, before, after: pictures, now });
    return {};
  };
