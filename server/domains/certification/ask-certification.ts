import { eq, sql } from 'drizzle-orm';
import { askCertification as endpoint } from '../../../schemas/certification/endpoints.ts';
import { certificationRefusals } from '../../../schemas/certification/refusals.ts';
import { uploadRefusals } from '../../../schemas/upload/refusals.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { lockApplicant } from './decide-application.ts';

/** Pictures that the member uploaded, or that stand in what they asked with before. */
const assertPictures = async (
  { db, member }: Context<Member>,
  { simulated }: Services['wechat'],
  pictures: readonly string[],
): Promise<void> => {
  const [before] = await db
    .select({ pictures: certificationTable.pictures })
    .from(certificationTable)
    .where(eq(certificationTable.memberId, member.id));
  const fresh = pictures.filter((address) => !before?.pictures.includes(address));
  if (!(await areOwnPictures(db, { memberId: member.id, simulated }, fresh)))
    throw new RefusedError(uploadRefusals.pictureUnknown);
};

/** Sends it to the operators. Refuses `pictureUnknown`, `certificationPassed`. */
export const askCertification = ({ wechat }: Services) =>
  steps(endpoint, {
    prepare: async (context, told) => {
      const { name, hospital, department, jobTitle, pictures } = told;
      await assertPictures(context, wechat, pictures);
      return { name, hospital, department, jobTitle, pictures };
    },
    run: async ({ db, member: { id }, now }, _payload, told) => {
      // an operator may have passed the earlier application meanwhile
      if ((await lockApplicant(db, id))?.doctor)
        throw new RefusedError(certificationRefusals.certificationPassed);
      const row = {
        ...told,
        state: 'waiting' as const,
        reason: '',
        sentAt: new Date(now),
        decidedAt: null,
        decidedBy: '',
      };
      await db
        .insert(certificationTable)
        .values({ memberId: id, ...row })
        .onConflictDoUpdate({
          target: certificationTable.memberId,
          set: { ...row, version: sql`${certificationTable.version} + 1` },
        });
      return {};
    },
  });
