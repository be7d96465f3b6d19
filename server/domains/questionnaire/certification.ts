import { eq } from 'drizzle-orm';
import {
  type CertificationState,
  askCertification as endpoint,
} from '../../../schemas/api/certification.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { oneLine } from '../../../schemas/tidy-text.ts';
import type { Database } from '../../db/database.ts';
import { certification } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { once } from '../../platform/once.ts';
import type { Member } from '../../platform/session.ts';
import { ownPictures } from './own-pictures.ts';

type Row = typeof certification.$inferSelect;

// one that was taken back has to be asked for anew
const stateOf = ({ doctor }: Member, row: Row | undefined): CertificationState => {
  if (doctor) return 'passed';
  return row && row.state !== 'passed' ? row.state : 'none';
};

/** How the member's certification stands, and what was told for it; a doctor has passed. */
export const certificationOf = async (db: Database, member: Member) => {
  const [row] = await db.select().from(certification).where(eq(certification.memberId, member.id));
  return { state: stateOf(member, row), row };
};

export const readCertification = async ({ db, member }: Context<Member>) => {
  const { state, row } = await certificationOf(db, member);
  return {
    state,
    reason: state === 'refused' ? (row?.reason ?? '') : '',
    name: row?.name ?? '',
    hospital: row?.hospital ?? '',
    department: row?.department ?? '',
    jobTitle: row?.jobTitle ?? '',
    pictures: row?.pictures ?? [],
    sentAt: row?.sentAt.getTime() ?? null,
  };
};

const LENGTH = 40;

/** Sends it to the administrators. Refuses `certificationUnfit`, `pictureUnknown`. */
export const askCertification = ({ secret }: Desk) =>
  once(secret, endpoint, {
    prepare: async ({ db, member }: Context<Member>, told: Payload<typeof endpoint>) => {
      const { pictures } = told;
      const lines = {
        name: oneLine(told.name),
        hospital: oneLine(told.hospital),
        department: oneLine(told.department),
        jobTitle: oneLine(told.jobTitle),
      };
      const fits = Object.values(lines).every((line) => line !== '' && line.length <= LENGTH);
      if (!fits || pictures.length === 0) throw new RefusedError('certificationUnfit');
      const own = await ownPictures(db, member.id, pictures);
      if (!pictures.every((address) => own.has(address))) throw new RefusedError('pictureUnknown');
      return { ...lines, pictures };
    },
    change: async ({ db, member, now }, _payload, _request, told) => {
      const row = { ...told, state: 'waiting' as const, reason: '', sentAt: new Date(now) };
      await db
        .insert(certification)
        .values({ memberId: member.id, ...row })
        .onConflictDoUpdate({ target: certification.memberId, set: row });
      return {};
    },
  });
