import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../../../schemas/assessment/answer-words.ts';
import { faultOf } from '../../../../schemas/assessment/judge.ts';
import type { Data } from '../../../../schemas/define-endpoint.ts';
import { practiseWrong, type WrongItem } from '../../../../schemas/exam/endpoints.ts';
import { AnswerFacts, together } from '../../../entities/assessment/answer-facts.tsx';
import { QuestionField } from '../../../entities/assessment/field/question.tsx';
import { useChange } from '../../../platform/writing/use-change.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Failure } from '../../../ui/card/cards.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import css from './practice.module.css';

/** What became of an answer, at a moment by the phone's clock. */
export type Practised = Data<typeof practiseWrong> & {
  item: WrongItem;
  chosen: string[];
  at: number;
};

type Props = {
  /** What is practised; undefined: the sheet is closed. */
  item: WrongItem | undefined;
  onClose: () => void;
  onPractised: (practised: Practised) => void;
};

const timesWords = ({ correct, times }: Practised): string =>
  correct ? '这道题已放进“已掌握”' : `累计答错 ${times} 次，看懂解析再试一次`;

type VerdictProps = { of: Practised; onAgain: () => void; onClose: () => void };

const Verdict = ({ of, onAgain, onClose }: VerdictProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that had the focus has gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.verdict} data-correct={of.correct}>
      <h3 className={css.heading} ref={heading} tabIndex={-1}>
        {of.correct ? '回答正确' : '回答错误'}
      </h3>
      <p className={css.times}>{timesWords(of)}</p>
      <p className={css.question}>{of.item.question.title}</p>
      <AnswerFacts
        chosen={of.chosen}
        more={[
          ['正确答案', together(of.right)],
          ['解析', of.explanation],
        ]}
      />
      {!of.correct && <Button onClick={onAgain}>再练一次</Button>}
      <Button look={of.correct ? 'filled' : 'outlined'} onClick={onClose}>
        完成
      </Button>
    </div>
  );
};

const ofQuestion = ({ answer }: { answer?: { question: string } }): string =>
  answer?.question ?? '';

type FormProps = { item: WrongItem; onPractised: (practised: Practised) => void };

const PracticeForm = ({ item, onPractised }: FormProps) => {
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
    const told = await send({ answer: { question: item.id, values: [...values] } });
    if (!told?.ok) return;
    onPractised({ ...told.data, item, chosen: wordsOf(question, values), at: Date.now() });
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

/** A question that was answered wrongly, to be answered again; says at once whether it is right. */
export const PracticeSheet = ({ item, onClose, onPractised }: Props) => {
  const [practised, told] = useState<Practised>();
  const close = () => {
    told(undefined);
    onClose();
  };
  return (
    <Sheet open={item !== undefined} title="重练" onClose={close}>
      {item && practised?.item.id === item.id ? (
        <Verdict of={practised} onAgain={() => told(undefined)} onClose={close} />
      ) : (
        item && (
          <PracticeForm
            key={item.id}
            item={item}
            onPractised={(now) => {
              told(now);
              onPractised(now);
            }}
          />
        )
      )}
    </Sheet>
  );
};
