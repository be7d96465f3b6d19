import type { profileFormState as endpoint } from '#schemas/profile/endpoints.ts';
import { PUT_OFF_DAYS } from '#schemas/profile/form-mode.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { DAY } from '../../platform/time/durations.ts';
import { formModeOf } from './form-modes.ts';

const ASK = 0;
const PASS = 1;

/** 0 while the member has to see the profile form: it is not done, switched off or postponed. */
export const readFormState: Verb<typeof endpoint> = async ({ db, member, now }) => {
  if (member.formDone) return PASS;
  const mode = await formModeOf(db);
  if (mode === 'off') return PASS;
  const { formPutOffAt: at } = member;
  const rests = at !== null && now < at.getTime() + PUT_OFF_DAYS * DAY;
  return mode === 'deferrable' && rests ? PASS : ASK;
};
