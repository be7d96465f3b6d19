import { formAnswerList } from '#schemas/form/answers.ts';
import type { profileForm as endpoint } from '#schemas/profile/endpoints.ts';
import { wordsOfAnswers } from '#schemas/profile/words.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { fieldRowsOf, openFields } from '../../libraries/form/index.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { formModeOf } from './form-modes.ts';
import { PROFILE_FORM, profileOf, shownProfile } from './profiles.ts';

/**
 * Identity numbers are masked, pictures can be opened for some minutes. Answers to fields that are closed by
 * now are left out.
 */
export const readProfile =
  ({ secret }: Services) =>
  async (context: Context<Member>): Promise<Data<typeof endpoint>> => {
    const { db, member } = context;
    const [row, rows, mode] = await Promise.all([
      profileOf(db, member.id),
      fieldRowsOf(db, PROFILE_FORM),
      formModeOf(db),
    ]);
    const fields = openFields(rows);
    const signed = signedForOwner(secret, context);
    const answers = shownProfile(secret, row, fields);
    const shown = fields.flatMap(({ key, kind }) => {
      const values = answers[key];
      if (!values) return [];
      return [[key, kind === 'picture' ? values.map(signed) : values] as const];
    });
    const { words, further } = wordsOfAnswers(Object.fromEntries(shown));
    return {
      ...words,
      fields,
      answers: formAnswerList(further),
      required: mode === 'required',
      deferrable: mode === 'deferrable',
    };
  };
