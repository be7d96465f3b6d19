import type { Database } from '../../db/database.ts';
import type { Member } from '../../platform/auth/session.ts';
import { certificationOf } from '../certification/index.ts';
import { profileOf } from '../profile/index.ts';

/**
 * The name on a certificate whose award asks for no person: that of the doctor's certification, else of the
 * profile, else the member's number, since a nickname names nobody.
 */
export const holderFor = async (db: Database, member: Member): Promise<string> => {
  const { state, row } = await certificationOf(db, member);
  const certified = state === 'passed' ? row?.name : '';
  const profile = await profileOf(db, member.id);
  return certified || profile?.name || `学号 ${member.id}`;
};
