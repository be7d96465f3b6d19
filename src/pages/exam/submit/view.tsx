import { useEffect, useState } from 'react';
import { examPaperAddress } from '#schemas/exam/addresses.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { AnswerCard } from '../attempt/answer-card.tsx';
import { AttemptFrame } from '../attempt/frame.tsx';
import { ExamOfAddress } from '../attempt/opened-exam.tsx';
import type { RunningExam } from '../attempt/running.ts';
import { type ShownQuestion, useAttempt } from '../attempt/use-attempt.ts';
import css from './view.module.css';

const countsOf = (questions: readonly ShownQuestion[]) => {
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  const marked = questions.filter(({ isMarked }) => isMarked).length;
  return [
    ['已答', answered],
    ['未答', questions.length - answered],
    ['标记', marked],
  ] as const;
};

type FaultsProps = { questions: readonly ShownQuestion[]; onChoose: (id: string) => void };

const Faults = ({ questions, onChoose }: FaultsProps) => (
  <Stack as="section" gap={12} flex="shrink" pad={16} surface="card" radius="card">
    <Text as="h2" kind="section-title">
      需要补充
    </Text>
    <Box as="ul">
      {questions.map(({ question, number, fault }) => (
        <li key={question.id}>
          <button className={css.fault} type="button" onClick={() => onChoose(question.id)}>
            <span>第 {number} 题</span>
            <Text as="span" kind="meta" tone="price">
              {fault}
            </Text>
            <Text as="span" kind="meta" tone="accent">
              去作答
            </Text>
          </button>
        </li>
      ))}
    </Box>
  </Stack>
);

const sayingOf = (missing: number, faults: number): string => {
  if (faults > 0) return `还有 ${faults} 道题需要补充，补充后才能交卷`;
  return missing > 0 ? `还有 ${missing} 题没有作答，交卷后不能再改` : '全部答完了，交卷后不能再改';
};

type Props = { exam: RunningExam; onReopen: () => void };

const ExamSubmit = ({ exam, onReopen }: Props) => {
  const attempt = useAttempt(exam);
  const { questions, answered, over, busy, submit } = attempt;
  const [tried, setTried] = useState(false);
  const faults = questions.filter(({ fault }) => fault !== undefined);
  const back = () => goBack(examPaperAddress({ id: exam.id }));
  const choose = (id: string) => {
    exam.put({ at: id });
    back();
  };
  // whoever goes back from here sees what is wrong with each answer
  useEffect(() => exam.put({ judged: true }), [exam]);
  const send = () => {
    setTried(true);
    if (faults.length === 0) void submit();
  };
  return (
    <AttemptFrame
      attempt={attempt}
      onBack={back}
      onReopen={onReopen}
      failure={
        tried && !over && faults.length > 0 ? `还有 ${faults.length} 道题需要补充` : undefined
      }
      action={
        <Stack gap={12} columns={2}>
          <Button look="outlined" disabled={busy} onClick={back}>
            返回检查
          </Button>
          <Button busy={busy ? '正在交卷…' : undefined} onClick={send}>
            确认交卷
          </Button>
        </Stack>
      }
    >
      <Stack gap={12} padInline="gutter" padStart={12} padEnd={24}>
        <Stack as="section" gap={12} flex="shrink" pad={16} surface="card" radius="card">
          <Text as="h2" kind="section-title">
            {exam.paper.title}
          </Text>
          <Text tone="secondary">{sayingOf(questions.length - answered, faults.length)}</Text>
          <Stack as="dl" textAlign="center" gap={8} columns={3} flat className={css.counts}>
            {countsOf(questions).map(([name, count]) => (
              <div key={name}>
                <Text as="dt" kind="meta" tone="tertiary">
                  {name}
                </Text>
                <Text as="dd" kind="page-title" digits flat>
                  {count}
                </Text>
              </div>
            ))}
          </Stack>
        </Stack>
        {faults.length > 0 && <Faults questions={faults} onChoose={choose} />}
        <Stack as="section" gap={12} flex="shrink" pad={16} surface="card" radius="card">
          <Text as="h2" kind="section-title">
            答题卡
          </Text>
          <AnswerCard questions={questions} onChoose={choose} />
        </Stack>
      </Stack>
    </AttemptFrame>
  );
};

export default function ExamSubmitPage() {
  return (
    <ExamOfAddress show={(exam, onReopen) => <ExamSubmit exam={exam} onReopen={onReopen} />} />
  );
}
