import type { Data } from '../../../schemas/define-endpoint.ts';
import { formAnswerList } from '../../../schemas/form/answers.ts';
import type { profileForm as endpoint } from '../../../schemas/profile/endpoints.ts';
import { wordsOfAnswers } from '../../../schemas/profile/words.ts';
import { fieldRowsOf, openFields } from '../../libraries/form/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { PROFILE_FORM, profileOf, shownProfile } from './profiles.ts';

/**
 * What the profile form asks for, and what was told of that; identity numbers are masked. What had
 * been told of fields that are closed by now stays here.
 */
export const readProfile =
  ({ secret }: Services) =>
  async ({ db, member }: Context<Member>): Promise<Data<typeof endpoint>> => {
    const [row, rows] = await Promise.all([
      profileOf(db, member.id),
      fieldRowsOf(db, PROFILE_FORM),
    ]);
    const fields = openFields(rows);
    const asked = new Set(fields.map(({ key }) => key));
    const shown = Object.entries(shownProfile(secret, row, fields)).filter(([key]) =>
      asked.has(key),
    );
    const { words, further } = wordsOfAnswers(Object.fromEntries(shown));
    return { ...words, fields, answers: formAnswerList(further) };
  };
