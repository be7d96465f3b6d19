import { type Ref, useEffect, useRef, useState } from 'react';
import { valuesOf } from '#schemas/assessment/question.ts';
import { examIntroAddress, examSubmitAddress } from '#schemas/exam/addresses.ts';
import { QuestionField } from '#src/entities/assessment/field/question.tsx';
import { asksToLeave, LeaveSheet } from '#src/entities/assessment/leave-sheet.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { AnswerCard } from '../attempt/answer-card.tsx';
import { AttemptFrame } from '../attempt/frame.tsx';
import { ExamOfAddress } from '../attempt/opened-exam.tsx';
import type { RunningExam } from '../attempt/running.ts';
import { type ShownAttempt, type ShownQuestion, useAttempt } from '../attempt/use-attempt.ts';
import { PaperBar } from './bar.tsx';
import { MarkButton } from './mark-button.tsx';
import css from './view.module.css';

/** What leaving the page costs, beside what becomes of the answers. */
const warningOf = ({ exam, draft, progress }: ShownAttempt): string => {
  const { maxLeave, leaveGrace } = exam;
  const counted = `离开超过 ${Math.round(leaveGrace / 1000)} 秒会被记录，已离开 ${progress.leaves}/${maxLeave} 次。`;
  return [draft.deadline !== null && '离开后仍在计时。', maxLeave > 0 && counted]
    .filter(Boolean)
    .join('');
};

/** Scrolls up to another question and moves the focus there; the first one is where the page is. */
const useShown = (at: string): Ref<HTMLElement> => {
  const ref = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [at]);
  return ref;
};

type ShownProps = {
  attempt: ShownAttempt;
  shown: ShownQuestion;
  onUpload: (busy: boolean) => void;
};

const ShownField = ({ attempt, shown, onUpload }: ShownProps) => {
  const { exam, draft, progress, locked } = attempt;
  const { question, number, isMarked, fault } = shown;
  const ref = useShown(question.id);
  const { marks } = progress;
  const mark = () =>
    exam.put({
      marks: isMarked ? marks.filter((each) => each !== question.id) : [...marks, question.id],
    });
  return (
    <Box
      as="section"
      padInline="gutter"
      padStart={8}
      padEnd={24}
      className={css.shown}
      ref={ref}
      tabIndex={-1}
      aria-label={`第 ${number} 题，共 ${attempt.questions.length} 题`}
    >
      <Box as="fieldset" bare className={css.field} disabled={locked} aria-label="题目">
        <QuestionField
          key={question.id}
          number={number}
          question={question}
          demand={question.required && '必答'}
          values={valuesOf(draft.answers, question.id)}
          onChange={(values) => exam.sync.change(question.id, values)}
          onUpload={onUpload}
          fault={progress.judged ? fault : undefined}
          aside={<MarkButton on={isMarked} onPress={mark} />}
        />
      </Box>
    </Box>
  );
};

type Props = { exam: RunningExam; onReopen: () => void };

const ExamPaper = ({ exam, onReopen }: Props) => {
  const attempt = useAttempt(exam);
  const { questions, draft, progress, over, answered } = attempt;
  const { uploading, note } = useUploads();
  const [card, setCard] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const at = Math.max(
    0,
    questions.findIndex(({ question }) => question.id === progress.at),
  );
  const shown = questions[at];
  const go = (position: number) => exam.put({ at: questions[position]?.question.id ?? '' });
  const back = () => goBack(examIntroAddress({ id: exam.id }));
  const ask = () => {
    setLeaving(true);
    return false;
  };
  const asks = !over && asksToLeave(draft, answered);
  useLayer(asks, ask, 'beneath');
  const submitAddress = examSubmitAddress({ id: exam.id });
  return (
    <AttemptFrame
      attempt={attempt}
      onBack={() => (asks ? setLeaving(true) : back())}
      onReopen={onReopen}
      action={
        <PaperBar
          at={at}
          count={questions.length}
          submitAddress={submitAddress}
          busy={uploading ? '录音或图片上传中…' : undefined}
          onGo={go}
          onCard={() => setCard(true)}
        />
      }
    >
      <Text as="h2" kind="meta" tone="secondary" lines={1} padInline="gutter" padStart={10}>
        {exam.paper.title}
      </Text>
      {shown && <ShownField attempt={attempt} shown={shown} onUpload={note} />}
      <Sheet open={card} title="答题卡" size="bottom" onClose={() => setCard(false)}>
        <AnswerCard
          questions={questions}
          current={shown?.question.id}
          onChoose={(id) => {
            exam.put({ at: id });
            setCard(false);
          }}
        />
        <ButtonLink href={submitAddress}>去交卷</ButtonLink>
      </Sheet>
      <LeaveSheet
        open={leaving}
        missing={questions.length - answered}
        draft={draft}
        warning={warningOf(attempt)}
        onStay={() => setLeaving(false)}
        onLeave={back}
      />
    </AttemptFrame>
  );
};

export default function ExamPaperPage() {
  return <ExamOfAddress show={(exam, onReopen) => <ExamPaper exam={exam} onReopen={onReopen} />} />;
}
