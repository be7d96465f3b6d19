import { useRef, useState } from 'react';
import { sameAnswers } from '#schemas/assessment/same-answers.ts';
import type { Field, FieldFault } from '#schemas/field/field.ts';
import type { FormAnswers } from '#schemas/form/answers.ts';
import { focusField } from './fields.tsx';

/**
 * The state of a form that `FormFields` draws. Faults are shown from the first attempt to send; `isSound`
 * is such an attempt, and focuses the first fault.
 */
export const useAnswers = (
  fields: readonly Field[],
  begin: () => FormAnswers,
  faultsOf: (answers: FormAnswers, first: FormAnswers) => readonly FieldFault[],
) => {
  const body = useRef<HTMLDivElement>(null);
  const [first] = useState(begin);
  const [answers, setAnswers] = useState(first);
  const [judged, setJudged] = useState(false);
  const faults = faultsOf(answers, first);
  const isSound = (): boolean => {
    setJudged(true);
    const [wrong] = faults;
    if (wrong) focusField(body.current, wrong.name);
    return wrong === undefined;
  };
  const onChange = (name: string, values: string[]) =>
    setAnswers((before) => ({ ...before, [name]: values }));
  return {
    drawn: { fields, answers, faults: judged ? faults : [], onChange, ref: body },
    ...{ answers, judged, isSound, changed: !sameAnswers(answers, first) },
  };
};
