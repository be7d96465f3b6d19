import { useState } from 'react';
import { useParams } from 'wouter';
import { gameAddress, ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { type GameRun, readGameRun } from '#schemas/contest/endpoints.ts';
import { QuestionField } from '#src/entities/assessment/field/question.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { RunOver } from './over.tsx';
import { QuestionTimer } from './timer.tsx';
import { useRun } from './use-run.ts';
import css from './view.module.css';

const useAnswered = () => {
  const { answer_id: id = '' } = useParams<{ answer_id: string }>();
  return id === '' ? undefined : { id };
};

const verdictOf = ({ correct, late }: GameRun): string => {
  if (correct) return '答对了';
  return late ? '时间到，这题算答错' : '答错了';
};

const Verdict = ({ run }: { run: GameRun }) => (
  <Stack
    gap={4}
    pad={12}
    surface="page"
    radius="small"
    className={css.verdict}
    data-correct={run.correct}
    role="status"
  >
    <Text kind="card-title" tone="price" className={css.stated}>
      {verdictOf(run)}
    </Text>
    {!run.correct && run.right.length > 0 && (
      <p>
        <Unbroken>{`正确答案：${run.right.join('；')}`}</Unbroken>
      </p>
    )}
    {run.explanation && (
      <Text tone="secondary">
        <Unbroken>{run.explanation}</Unbroken>
      </Text>
    )}
  </Stack>
);

const quiet = () => undefined;

type Stage = ReturnType<typeof useRun>;

const Question = ({ stage }: { stage: Stage }) => {
  const { run, values, setValues, answer, busy } = stage;
  const [question] = run.question;
  const isOpen = run.phase === 'asked';
  return (
    <Stack gap={16}>
      <Line gap={12} align="stretch" justify="between">
        <Text as="h2" kind="meta" tone="secondary">
          第 {run.place} 题 / 共 {run.total} 题
        </Text>
        <Text kind="meta" tone="secondary">
          {run.score} 分
        </Text>
      </Line>
      {isOpen ? (
        <QuestionTimer
          key={run.place}
          left={run.left}
          seconds={run.seconds}
          onOver={() => void answer([])}
        />
      ) : (
        <Verdict run={run} />
      )}
      {question ? (
        <fieldset className={css.field} disabled={!isOpen || busy} aria-label="题目">
          <QuestionField
            key={question.id}
            question={question}
            values={isOpen ? values : run.chosen}
            onChange={setValues}
            onUpload={quiet}
            fault={undefined}
            demand={false}
          />
        </fieldset>
      ) : (
        <Text kind="meta" tone="secondary">
          这道题已被撤下，不计分
        </Text>
      )}
      <Failure text={stage.failure} />
    </Stack>
  );
};

/** One button in every state, so that the keyboard's focus stays on it. */
const Step = ({ stage }: { stage: Stage }) => {
  const { run, values, answer, next, see, busy, failure } = stage;
  const isOpen = run.phase === 'asked';
  const last = run.phase === 'finished';
  const go = () => {
    if (isOpen) void answer(values);
    else if (last) see();
    else void next();
  };
  const name = isOpen ? '提交答案' : last ? '看成绩' : '下一题';
  return (
    <Button
      busy={busy ? '请稍候…' : undefined}
      // after a failure also nothing can be sent again: the time may have been over
      disabled={isOpen && values.length === 0 && failure === ''}
      onClick={go}
    >
      {name}
    </Button>
  );
};

type LeaveProps = { open: boolean; onStay: () => void; onLeave: () => void };

const LeaveRun = ({ open, onStay, onLeave }: LeaveProps) => (
  <Sheet open={open} title="先离开一下？" size="bottom" onClose={onStay}>
    <p>已答的题已保存，下次可以继续。离开后仍在计时，这一题到时间还没有答就算答错。</p>
    <Button onClick={onStay}>继续作答</Button>
    <Button look="outlined" onClick={onLeave}>
      离开
    </Button>
  </Sheet>
);

const useParts = (read: GameRun) => {
  const stage = useRun(read);
  const { run, seen } = stage;
  const over = run.phase === 'finished' && seen;
  const [leaving, setLeaving] = useState(false);
  const timed = run.phase === 'asked';
  const leave = () => goBack(gameAddress({ game_id: run.game }));
  const ask = () => {
    setLeaving(true);
    return false;
  };
  useLayer(timed, ask, 'beneath');
  return {
    title: run.title,
    onBack: timed ? ask : leave,
    body: over ? (
      <RunOver run={run} />
    ) : (
      <>
        <Question stage={stage} />
        <LeaveRun open={timed && leaving} onStay={() => setLeaving(false)} onLeave={leave} />
      </>
    ),
    action: over ? undefined : <Step stage={stage} />,
  };
};

export default detailView(readGameRun, {
  useQuery: useAnswered,
  ground: 'card',
  fresh: true,
  shapes: [['lines', 6]],
  notFound: { to: ownPrizesAddress(), link: '看看我的奖品', missing: '答题记录不存在' },
  useParts,
});
