import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import type { Member } from '../../platform/session.ts';
import { idCardOf, maskedIdCard, profileOf } from './profiles.ts';

const blank = {
  name: '',
  sex: 0,
  hospital: '',
  department: '',
  jobTitle: '',
  province: '',
  city: '',
};

/** The profile form as it was saved last; the identity number is masked. */
export const readProfile =
  ({ secret }: Desk) =>
  async ({ db, member }: Context<Member>) => {
    const row = await profileOf(db, member.id);
    const { name, sex, hospital, department, jobTitle, province, city } = row ?? blank;
    const idCard = maskedIdCard(idCardOf(secret, row));
    return { name, sex, hospital, department, jobTitle, province, city, idCard };
  };
