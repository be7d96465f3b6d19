import { useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import {
  type Outcome,
  type Paper,
  submitQuestionnaire,
} from '../../../schemas/api/questionnaire.ts';
import { type Fault, faultsOf } from '../../../schemas/questionnaire/judge.ts';
import { answerList } from '../../../schemas/questionnaire/question.ts';
import { answersOnWay, wayThrough } from '../../../schemas/questionnaire/way.ts';
import { call } from '../../platform/call.ts';
import { goBack } from '../../platform/go-back.ts';
import { randomKey } from '../../platform/random-key.ts';
import { useParam } from '../../platform/use-param.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { goneOr, NoQuestionnaire } from './gone.tsx';
import { keepAnswers } from './kept-answers.ts';
import css from './paper-page.module.css';
import { QuestionField } from './question-field.tsx';
import { SyncLine } from './sync-line.tsx';
import { TimeLeft } from './time-left.tsx';
import { useDraft } from './use-draft.ts';
import { usePaper } from './use-paper.ts';

const pages: Record<Outcome, string> = {
  finished: '/questionnaire_finish',
  passed: '/questionnaire_result',
  failed: '/questionnaire_result_fail',
};

const showFault = (root: HTMLElement | null, { question }: Fault): void => {
  const place = root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
};

const useSubmit = (id: string, paper: Paper) => {
  const [key] = useState(randomKey);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (answers: ReturnType<typeof answersOnWay>) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    const sent = { attempt: paper.attempt, answers: answerList(answers), key };
    const answer = await call(submitQuestionnaire, sent);
    setBusy(false);
    if (!answer.ok) {
      setFailure(answer.message || '提交没有成功，答案已保存，请稍后再试');
      return;
    }
    keepAnswers(paper.attempt, 0, {});
    // going back must not lead into a paper that was sent
    navigate(`${pages[answer.data.outcome]}?id=${encodeURIComponent(id)}`, { replace: true });
  };
  return { submit, busy, failure };
};

const Sheets = ({ id, paper }: { id: string; paper: Paper }) => {
  const { questions } = paper;
  const { answers, state, merged, sync } = useDraft(paper);
  const [judged, setJudged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { submit, busy, failure } = useSubmit(id, paper);
  const root = useRef<HTMLDivElement>(null);
  const way = wayThrough(questions, answers);
  const faults = faultsOf(questions, answers);
  const answered = way.filter((each) => (answers[each.id]?.length ?? 0) > 0).length;
  const send = () => {
    setJudged(true);
    const [first] = faults;
    if (first) showFault(root.current, first);
    else void submit(answersOnWay(questions, answers));
  };
  const back = () => goBack(`/questionnaire_introduce?id=${encodeURIComponent(id)}`);
  return (
    <PageFrame
      route="/questionnaire"
      title={paper.title}
      onBack={() => (answered < way.length ? setLeaving(true) : back())}
      flush
      action={
        <div className={css.foot}>
          <p className={css.failure} role="alert">
            {judged && faults.length > 0 ? `还有 ${faults.length} 道题需要补充` : failure}
          </p>
          <Button busy={busy ? '正在提交…' : undefined} onClick={send}>
            提交
          </Button>
        </div>
      }
    >
      <div className={css.progress}>
        <ProgressBar max={way.length} value={answered} label="作答进度" />
        <p className={css.line}>
          <span>
            已答 {answered}/{way.length}
          </span>
          <SyncLine state={state} merged={merged} />
          <TimeLeft paper={paper} onOver={() => void submit(answersOnWay(questions, answers))} />
        </p>
      </div>
      <div ref={root}>
        {way.map((question, index) => (
          <QuestionField
            key={question.id}
            number={index + 1}
            question={question}
            values={answers[question.id] ?? []}
            onChange={(values) => sync.change(question.id, values)}
            fault={judged ? faults.find((each) => each.question === question.id)?.fault : undefined}
          />
        ))}
      </div>
      <Sheet open={leaving} title="先离开一下？" size="bottom" onClose={() => setLeaving(false)}>
        <p>还有 {way.length - answered} 题没有作答。已答的内容已保存，下次可以继续。</p>
        <Button onClick={() => setLeaving(false)}>继续作答</Button>
        <Button look="outlined" onClick={back}>
          离开
        </Button>
      </Sheet>
    </PageFrame>
  );
};

/** `/questionnaire?id=`: the questions, kept with every change, on whatever device. */
export default function PaperPage() {
  const [id] = useParam('id');
  const opened = usePaper(id);
  if (opened.data) return <Sheets key={opened.data.attempt} id={id} paper={opened.data} />;
  return (
    <PageFrame route="/questionnaire" title="答题" onBack={() => goBack('/questionnaire_list')}>
      {id === '' ? (
        <NoQuestionnaire />
      ) : (
        <Answered
          of={opened}
          skeleton={
            <Skeletons
              bones={[
                ['lines', 5],
                ['lines', 4],
              ]}
            />
          }
          failed={goneOr}
        >
          {() => null}
        </Answered>
      )}
    </PageFrame>
  );
}
