import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '#schemas/assessment/answer-words.ts';
import { faultOf } from '#schemas/assessment/judge.ts';
import { practiseWrong, type WrongItem } from '#schemas/exam/endpoints.ts';
import { QuestionField } from '#src/entities/assessment/field/question.tsx';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import css from './practice.module.css';
import type { Practised } from './practised.ts';

const ofQuestion = ({ answer }: { answer?: { question: string } }): string =>
  answer?.question ?? '';

export type FormProps = { item: WrongItem; onPractised: (practised: Practised) => void };

export const PracticeForm = ({ item, onPractised }: FormProps) => {
  const { send, busy, failure } = useChange(practiseWrong, '没有提交成功，请稍后再试', ofQuestion);
  const [values, answer] = useState<readonly string[]>([]);
  const [judged, judge] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // the button that asked for another try has gone
  useEffect(() => form.current?.focus(), []);
  const question = { ...item.question, required: true };
  const fault = faultOf(question, values);
  const submit = async () => {
    judge(true);
    if (fault) {
      form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
      return;
    }
    const result = await send({ answer: { question: item.id, values: [...values] } });
    if (!result?.ok) return;
    onPractised({ ...result.data, item, chosen: wordsOf(question, values), at: Date.now() });
  };
  return (
    <div className={css.form} ref={form} tabIndex={-1}>
      <fieldset className={css.field} disabled={busy}>
        <QuestionField
          question={question}
          values={values}
          onChange={answer}
          onUpload={() => undefined}
          demand={false}
          fault={judged ? fault : undefined}
        />
      </fieldset>
      <Failure text={failure} />
      <Button busy={busy ? '正在判断…' : undefined} onClick={() => void submit()}>
        提交答案
      </Button>
    </div>
  );
};
