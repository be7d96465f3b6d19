import type { Database } from '../../db/database.ts';
import type { Member } from '../../platform/auth/session.ts';
import { certificationOf } from '../certification/index.ts';
import { profileOf } from '../profile/index.ts';

/**
 * Whom a certificate names where its award asks for no person: the name by which the member is certified as a doctor,
 * or that of their profile; else their number, since a nickname names nobody.
 */
export const holderFor = async (db: Database, member: Member): Promise<string> => {
  const { state, row } = await certificationOf(db, member);
  const certified = state === 'passed' ? row?.name : '';
  const profile = await profileOf(db, member.id);
  return certified || profile?.name || `学号 ${member.id}`;
};
