import { useRef, useState } from 'react';
import { type AnswerFault, faultsOf } from '#schemas/assessment/judge.ts';
import { valuesOf } from '#schemas/assessment/question.ts';
import { progressOf, questionPath } from '#schemas/assessment/question-path.ts';
import { introAddress, passedResultAddress } from '#schemas/questionnaire/addresses.ts';
import {
  type Paper,
  saveQuestionnaire,
  submitQuestionnaire,
} from '#schemas/questionnaire/endpoints.ts';
import { openDraft } from '#src/entities/assessment/draft/open-draft.ts';
import { useDraft } from '#src/entities/assessment/draft/use-draft.ts';
import { QuestionField } from '#src/entities/assessment/field/question.tsx';
import { PaperHead } from '#src/entities/assessment/head.tsx';
import { asksToLeave, LeaveSheet } from '#src/entities/assessment/leave-sheet.tsx';
import type { PaperCalls } from '#src/entities/assessment/paper-calls.ts';
import { isFinal, type Refused } from '#src/entities/assessment/refusals.ts';
import { RefusedSheet } from '#src/entities/assessment/refused-sheet.tsx';
import { PaperTimeLeft } from '#src/entities/assessment/time-left.tsx';
import { useEnd } from '#src/entities/assessment/use-end.ts';
import { useSubmit } from '#src/entities/assessment/use-submit.ts';
import { resultAddress } from '#src/entities/questionnaire/result-address.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { useScrollSpace } from '#src/ui/page/use-scroll-space.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
import css from './paper.module.css';

const showFault = (root: HTMLElement | null, { question }: AnswerFault): void => {
  const element = root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`);
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
};

const callsOf = (id: string, attempt: string): PaperCalls => ({
  save: (sent) => change(saveQuestionnaire, sent),
  submit: (sent) => change(submitQuestionnaire, sent, attempt),
  resultOf: (outcome) => resultAddress({ id, outcome }),
  sentWords: '答卷已提交',
});

type Props = { id: string; paper: Paper; onReopen: () => void };

export const PaperForm = ({ id, paper, onReopen }: Props) => {
  const { questions } = paper;
  const [calls] = useState(() => callsOf(id, paper.attempt));
  const [sync] = useState(() => openDraft(paper, calls.save));
  const draft = useDraft(sync);
  const { answers } = draft;
  const { submit, busy, failure } = useSubmit(paper, sync, calls);
  const { end, locked, over } = useEnd(sync, submit);
  const { uploading, note } = useUploads();
  const [judged, setJudged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [read, setRead] = useState<Refused>();
  const root = useRef<HTMLFieldSetElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useScrollSpace(head, foot);
  const faults = faultsOf(questions, answers);
  const progress = progressOf(questions, answers);
  const missing = progress.total - progress.answered;
  const refusal = draft.refusal ?? (failure && isFinal(failure) ? failure : undefined);
  const send = () => {
    setJudged(true);
    setRead(undefined);
    const [first] = over ? [] : faults;
    if (draft.refusal && !over) return;
    if (first) showFault(root.current, first);
    else void submit();
  };
  const back = () => goBack(introAddress({ id }));
  const asks = !over && !busy && asksToLeave(draft, progress.answered);
  const ask = () => {
    setLeaving(true);
    return false;
  };
  useLayer(asks, ask, 'beneath');
  const showsFaults = judged && !over && faults.length > 0;
  const waits = uploading && !over ? '图片上传中…' : undefined;
  return (
    <PageFrame
      title="答题"
      onBack={() => (asks ? setLeaving(true) : back())}
      flush
      action={
        <Box flex="grow" ref={foot}>
          <Text kind="meta" tone="price" textAlign="center" className={css.failure} role="alert">
            {showsFaults ? `还有 ${faults.length} 道题需要补充` : failure?.message}
          </Text>
          <Button busy={busy ? '正在提交…' : waits} onClick={send}>
            提交
          </Button>
        </Box>
      }
    >
      <PaperHead progress={progress} draft={draft} ref={head}>
        {draft.deadline !== null && (
          <PaperTimeLeft left={draft.left} deadline={draft.deadline} onOver={end} />
        )}
      </PaperHead>
      <Text as="h2" kind="page-title" padInline="gutter" padStart={16} padEnd={4}>
        {paper.title}
      </Text>
      {over && (
        <Text tone="accent" padBlock={12} padInline="gutter" surface="tint">
          作答时间已到，按已作答的内容交卷
        </Text>
      )}
      <fieldset className={css.questions} disabled={locked} ref={root} aria-label="题目">
        {questionPath(questions, answers).map((question, index) => (
          <QuestionField
            key={question.id}
            number={index + 1}
            demand={!question.required && '选填'}
            question={question}
            values={valuesOf(answers, question.id)}
            onChange={(values) => sync.change(question.id, values)}
            onUpload={note}
            fault={judged ? faults.find((each) => each.question === question.id)?.fault : undefined}
          />
        ))}
      </fieldset>
      <LeaveSheet
        open={leaving}
        missing={missing}
        draft={draft}
        warning={draft.deadline === null ? undefined : '离开后仍在计时。'}
        onStay={() => setLeaving(false)}
        onLeave={back}
      />
      <RefusedSheet
        ways={{
          result: passedResultAddress({ id }),
          intro: introAddress({ id }),
          introName: '查看问卷说明',
        }}
        refusal={busy || refusal === read ? undefined : refusal}
        onReopen={onReopen}
        onClose={() => setRead(refusal)}
      />
    </PageFrame>
  );
};
