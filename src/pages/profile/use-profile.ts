import { useEffect, useMemo, useState } from 'react';
import type { Field } from '#schemas/field/field.ts';
import { type FormAnswers, formAnswerList, formAnswersOf } from '#schemas/form/answers.ts';
import { fieldOfSent } from '#schemas/form/field-of-sent.ts';
import { formFaultsOf, requestedFields, tidyValues } from '#schemas/form/judge.ts';
import { profileForm, saveProfile } from '#schemas/profile/endpoints.ts';
import { answersOfWords, standardFields, wordsOfAnswers } from '#schemas/profile/words.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { LOGIN_DISABLED } from '#schemas/wire/envelope.ts';
import { useAnswers } from '#src/entities/field/use-answers.ts';
import { toDisabled } from '#src/entities/member/disabled-reason.ts';
import { reportLeftOut } from '#src/platform/diagnostics/report-left-out.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useChange } from '#src/platform/writing/use-change.ts';

export type Profile = Data<typeof profileForm>;

const FAILED = '保存没有成功，请稍后再试';

/**
 * The fields of a back end that names none; the identity number only for a member who has given
 * one.
 */
const usualFields = ({ idCard }: Profile) =>
  standardFields.filter(({ key }) => key !== 'idCard' || idCard);

const fieldsOf = (profile: Profile) => profile.fields ?? usualFields(profile);

const visibleAnswers = (fields: readonly Field[], answers: FormAnswers): FormAnswers =>
  Object.fromEntries(
    requestedFields(fields, answers).map((field) => [
      field.name,
      tidyValues(field, answers[field.name] ?? []),
    ]),
  );

/** `renew` reads the profile again. */
export const useProfile = (profile: Profile, renew: () => void, onDone: () => void) => {
  const fields = useMemo(() => fieldsOf(profile).map(fieldOfSent), [profile]);
  const { drawn, answers, isSound, changed } = useAnswers(
    fields,
    () => ({
      ...answersOfWords(profile, fieldsOf(profile)),
      ...formAnswersOf(profile.answers),
    }),
    (given, shown) => formFaultsOf(fields, visibleAnswers(fields, given), shown),
  );
  const [saved, setSaved] = useState(false);
  const { send, busy, failure } = useChange(saveProfile, FAILED);
  const here = useHere();
  useEffect(() => {
    reportLeftOut(profileForm, '完善资料', profile.fields ?? []);
  }, [profile]);

  const submit = async (): Promise<void> => {
    if (!isSound()) return;
    const { words, further } = wordsOfAnswers(visibleAnswers(fields, answers));
    const answer = await send({ ...words, answers: formAnswerList(further) });
    if (!answer) return;
    if (answer.ok) {
      // after saving, leaving the page asks no question about unsaved answers
      setSaved(true);
      showToast('资料已保存');
      onDone();
    } else if (!here()) showToast(answer.message || FAILED);
    else if (answer.code === LOGIN_DISABLED) toDisabled(answer.message);
    // operators have changed the form's fields since this page was opened
    else if (answer.refusal === 'fieldGone' || answer.refusal === 'fieldInvalid') renew();
  };
  return { drawn, changed, busy: busy || saved, failure, submit };
};
