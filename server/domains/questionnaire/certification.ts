import { eq, sql } from 'drizzle-orm';
import {
  type CertificationState,
  askCertification as endpoint,
} from '../../../schemas/api/certification.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { oneLine } from '../../../schemas/tidy-text.ts';
import type { Database } from '../../db/database.ts';
import { member as people } from '../../db/tables/people.ts';
import { certification } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { once } from '../../platform/once.ts';
import { areOwnPictures } from '../../platform/own-uploads.ts';
import type { Member } from '../../platform/session.ts';
import { standing } from './applications.ts';
import { lockMember } from './decide-application.ts';

/** How the member's certification stands, and what was told for it; a doctor has passed. */
export const certificationOf = async (db: Database, { id, doctor }: Member) => {
  const [found] = await db
    .select({ row: certification, state: standing })
    .from(certification)
    .innerJoin(people, eq(people.id, certification.memberId))
    .where(eq(certification.memberId, id));
  const otherwise: CertificationState = doctor ? 'passed' : 'none';
  return { state: found?.state ?? otherwise, row: found?.row };
};

export const readCertification = async ({ db, member }: Context<Member>) => {
  const { state, row } = await certificationOf(db, member);
  return {
    state,
    // a reason belongs to the decision that it was given for
    reason: state === row?.state ? row.reason : '',
    name: row?.name ?? '',
    hospital: row?.hospital ?? '',
    department: row?.department ?? '',
    jobTitle: row?.jobTitle ?? '',
    pictures: row?.pictures ?? [],
    sentAt: row?.sentAt.getTime() ?? null,
  };
};

const LENGTH = 40;

const linesOf = (told: Payload<typeof endpoint>) => ({
  name: oneLine(told.name),
  hospital: oneLine(told.hospital),
  department: oneLine(told.department),
  jobTitle: oneLine(told.jobTitle),
});

/** Pictures that the member uploaded, or that stand in what they asked with before. */
const demandPictures = async (
  { db, member }: Context<Member>,
  { simulated }: Desk['wechat'],
  pictures: readonly string[],
): Promise<void> => {
  const [before] = await db
    .select({ pictures: certification.pictures })
    .from(certification)
    .where(eq(certification.memberId, member.id));
  const fresh = pictures.filter((address) => !before?.pictures.includes(address));
  if (!(await areOwnPictures(db, { memberId: member.id, simulated }, fresh)))
    throw new RefusedError('pictureUnknown');
};

/** Sends it to the operators. Refuses `certificationUnfit`, `pictureUnknown`, `certificationPassed`. */
export const askCertification = ({ secret, wechat }: Desk) =>
  once(secret, endpoint, {
    prepare: async (context: Context<Member>, told: Payload<typeof endpoint>) => {
      const { pictures } = told;
      const lines = linesOf(told);
      const fits = Object.values(lines).every((line) => line !== '' && line.length <= LENGTH);
      if (!fits || pictures.length === 0) throw new RefusedError('certificationUnfit');
      await demandPictures(context, wechat, pictures);
      return { ...lines, pictures };
    },
    change: async ({ db, member: { id }, now }, _payload, _request, told) => {
      // an operator may be passing what was told before
      if ((await lockMember(db, id))?.doctor) throw new RefusedError('certificationPassed');
      const row = {
        ...told,
        state: 'waiting' as const,
        reason: '',
        sentAt: new Date(now),
        decidedAt: null,
        decidedBy: '',
      };
      await db
        .insert(certification)
        .values({ memberId: id, ...row })
        .onConflictDoUpdate({
          target: certification.memberId,
          set: { ...row, version: sql`${certification.version} + 1` },
        });
      return {};
    },
  });
