import { useRef, useState } from 'react';
import type { Paper as Asked } from '../../../schemas/api/questionnaire.ts';
import { type Fault, faultsOf } from '../../../schemas/assessment/judge.ts';
import { valuesOf } from '../../../schemas/assessment/question.ts';
import { progressOf, wayThrough } from '../../../schemas/assessment/way.ts';
import { goBack } from '../../platform/go-back.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import css from './paper.module.css';
import { PaperHead } from './paper-head.tsx';
import { QuestionField } from './question-field.tsx';
import { isFinal, RefusedSheet } from './refused-sheet.tsx';
import { TimeLeft } from './time-left.tsx';
import { useDraft } from './use-draft.ts';
import { useSubmit } from './use-submit.ts';

/** The page shows where it is, and whoever uses keys or ears is there too. */
const showFault = (root: HTMLElement | null, { question }: Fault): void => {
  const place = root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
};

type Props = { id: string; paper: Asked; onReopen: () => void };

/** A paper while it is answered: kept with every change, judged when it is sent, sent when its time is over. */
export const Paper = ({ id, paper, onReopen }: Props) => {
  const { questions } = paper;
  const { sync, ...draft } = useDraft(paper);
  const { answers } = draft;
  const { submit, busy, failure } = useSubmit(id, paper, sync);
  const [judged, setJudged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [over, setOver] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const faults = faultsOf(questions, answers);
  const progress = progressOf(questions, answers);
  const missing = progress.asked - progress.answered;
  const send = () => {
    setJudged(true);
    const [first] = over ? [] : faults;
    if (first) showFault(root.current, first);
    else void submit();
  };
  const end = () => {
    setOver(true);
    void submit();
  };
  const back = () => goBack(`/questionnaire_introduce?id=${encodeURIComponent(id)}`);
  const said = judged && !over && faults.length > 0;
  return (
    <PageFrame
      route="/questionnaire"
      title="答题"
      onBack={() => (missing > 0 && !over ? setLeaving(true) : back())}
      flush
      action={
        <div className={css.foot}>
          <p className={css.failure} role="alert">
            {said ? `还有 ${faults.length} 道题需要补充` : failure?.message}
          </p>
          <Button busy={busy ? '正在提交…' : undefined} onClick={send}>
            提交
          </Button>
        </div>
      }
    >
      <PaperHead progress={progress} draft={draft}>
        {draft.deadline !== null && <TimeLeft left={draft.left} onOver={end} />}
      </PaperHead>
      <h2 className={css.title}>{paper.title}</h2>
      {over && <p className={css.over}>作答时间已到，按已作答的内容交卷</p>}
      <fieldset className={css.questions} disabled={over} ref={root} aria-label="题目">
        {wayThrough(questions, answers).map((question, index) => (
          <QuestionField
            key={question.id}
            number={index + 1}
            question={question}
            values={valuesOf(answers, question.id)}
            onChange={(values) => sync.change(question.id, values)}
            fault={judged ? faults.find((each) => each.question === question.id)?.fault : undefined}
          />
        ))}
      </fieldset>
      <Sheet open={leaving} title="先离开一下？" size="bottom" onClose={() => setLeaving(false)}>
        <p>还有 {missing} 题没有作答。已答的内容已保存，下次可以继续。</p>
        <Button onClick={() => setLeaving(false)}>继续作答</Button>
        <Button look="outlined" onClick={back}>
          离开
        </Button>
      </Sheet>
      <RefusedSheet
        id={id}
        refusal={draft.refusal ?? (failure && isFinal(failure) ? failure : undefined)}
        onReopen={onReopen}
      />
    </PageFrame>
  );
};
