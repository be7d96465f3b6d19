import { useEffect, useMemo, useState } from 'react';
import { sameAnswers } from '#schemas/assessment/same-answers.ts';
import type { Data } from '#schemas/define-endpoint.ts';
import { LOGIN_DISABLED } from '#schemas/envelope.ts';
import { type FormAnswers, formAnswerList, formAnswersOf } from '#schemas/form/answers.ts';
import { type FieldFault, formFaultsOf, longestOf, tidyValues } from '#schemas/form/judge.ts';
import { profileForm, saveProfile } from '#schemas/profile/endpoints.ts';
import { answersOfWords, standardFields, wordsOfAnswers } from '#schemas/profile/words.ts';
import { toDisabled } from '#src/entities/member/disabled-reason.ts';
import { reportLeftOut } from '#src/platform/diagnostics/report-left-out.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useChange } from '#src/platform/writing/use-change.ts';

export type Profile = Data<typeof profileForm>;

const FAILED = '保存没有成功，请稍后再试';

/** What a back end asks for that names no fields: an identity number only of whoever has given one. */
const usualFields = ({ idCard }: Profile) =>
  standardFields.filter(({ key }) => key !== 'idCard' || idCard);

const fieldsOf = (profile: Profile) =>
  (profile.fields ?? usualFields(profile)).map((field) => ({
    ...field,
    longest: longestOf(field),
  }));

/** The form's fields, their answers, and how they are sent. `renew` reads the profile again. */
export const useProfile = (profile: Profile, renew: () => void, onDone: () => void) => {
  const fields = useMemo(() => fieldsOf(profile), [profile]);
  const [shown] = useState<FormAnswers>(() => ({
    ...answersOfWords(profile, fields),
    ...formAnswersOf(profile.answers),
  }));
  const [answers, setAnswers] = useState(shown);
  const [judged, setJudged] = useState(false);
  const [saved, setSaved] = useState(false);
  const { send, busy, failure } = useChange(saveProfile, FAILED);
  const here = useHere();
  useEffect(() => {
    reportLeftOut(profileForm, '完善资料', profile.fields ?? []);
  }, [profile]);

  const told = Object.fromEntries(
    fields.map((field) => [field.key, tidyValues(field, answers[field.key] ?? [])]),
  );
  const faults: readonly FieldFault[] = judged ? formFaultsOf(fields, told, shown) : [];

  /** Sends the answers; resolves to the first fault, in which case nothing is sent. */
  const submit = async (): Promise<FieldFault | undefined> => {
    setJudged(true);
    const [first] = formFaultsOf(fields, told, shown);
    if (first) return first;
    const { words, further } = wordsOfAnswers(told);
    const answer = await send({ ...words, answers: formAnswerList(further) });
    if (!answer) return undefined;
    if (answer.ok) {
      // after saving, leaving the page asks no question about unsaved answers
      setSaved(true);
      showToast('资料已保存');
      onDone();
    } else if (!here()) showToast(answer.message || FAILED);
    else if (answer.code === LOGIN_DISABLED) toDisabled(answer.message);
    // operators have changed the form's fields since this page was opened
    else if (answer.refusal === 'fieldGone' || answer.refusal === 'fieldInvalid') renew();
    return undefined;
  };
  const change = (key: string, values: string[]) =>
    setAnswers((before) => ({ ...before, [key]: values }));
  const changed = !sameAnswers(answers, shown);
  return { fields, answers, changed, faults, busy: busy || saved, failure, submit, change };
};
