import type { Award } from '#schemas/award/endpoints.ts';
import type { Database } from '../../db/database.ts';
import type { Member } from '../../platform/auth/session.ts';
import { certificationOf } from '../certification/index.ts';
import { profileOf } from '../profile/index.ts';
import { numberedHolder } from './certificates.ts';

/** That of the doctor's certification, else of the profile, else ''; a nickname names nobody. */
const registeredName = async (db: Database, member: Member): Promise<string> => {
  const { state, row } = await certificationOf(db, member);
  const certified = state === 'passed' ? row?.name : '';
  return certified || (await profileOf(db, member.id))?.name || '';
};

/** The name on a certificate whose award asks for no person; the member's number without a name. */
export const holderFor = async (db: Database, member: Member): Promise<string> =>
  (await registeredName(db, member)) || numberedHolder(member.id);

const isNamed = ({ kind, state, needPerson }: Award): boolean =>
  (kind === 'credit' || kind === 'certificate') && state === 'open' && !needPerson;

/** Says on awards that would now give a certificate whose name it carries. */
export const withNames = async (
  db: Database,
  member: Member,
  awards: readonly Award[],
): Promise<Award[]> => {
  const name = awards.some(isNamed) ? await registeredName(db, member) : '';
  return awards.map((each) => (isNamed(each) ? { ...each, registeredName: name } : each));
};
