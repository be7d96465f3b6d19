import { eq } from 'drizzle-orm';
import { askCertification as endpoint } from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { certification } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { once } from '../../platform/once.ts';
import type { Member } from '../../platform/session.ts';

/** How the member's certification stands; whoever is a doctor has passed. */
export const readCertification = async ({ db, member }: Context<Member>) => {
  const [row] = await db.select().from(certification).where(eq(certification.memberId, member.id));
  return {
    state: member.doctor ? ('passed' as const) : (row?.state ?? ('none' as const)),
    reason: row?.reason ?? '',
    name: row?.name ?? '',
    hospital: row?.hospital ?? '',
    department: row?.department ?? '',
    jobTitle: row?.jobTitle ?? '',
    pictures: row?.pictures ?? [],
    sentAt: row?.sentAt.getTime() ?? null,
  };
};

const LENGTH = 40;

/** Sends it to the administrators. Refuses `certificationUnfit`. */
export const askCertification = ({ secret }: Desk) =>
  once(secret, endpoint, {
    prepare: async (_context: Context<Member>, payload: Payload<typeof endpoint>) => {
      const { name, hospital, department, jobTitle, pictures } = payload;
      const texts = [name, hospital, department, jobTitle];
      const fits =
        texts.every((text) => text !== '' && text.length <= LENGTH) &&
        pictures.length > 0 &&
        pictures.every((address) => address.startsWith('/uploads/'));
      if (!fits) throw new RefusedError('certificationUnfit');
      return { name, hospital, department, jobTitle, pictures };
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
