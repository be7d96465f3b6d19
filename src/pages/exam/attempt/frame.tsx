import { type ReactNode, type Ref, useRef } from 'react';
import { examIntroAddress, examResultAddress } from '#schemas/exam/addresses.ts';
import { PaperHead } from '#src/entities/assessment/head.tsx';
import { RefusedSheet } from '#src/entities/assessment/refused-sheet.tsx';
import { PaperTimeLeft } from '#src/entities/assessment/time-left.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { useScrollSpace } from '#src/ui/page/use-scroll-space.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './attempt.module.css';
import type { ShownAttempt } from './use-attempt.ts';

/** Says that leaving was counted; open until the member closes it. */
const LeavesSheet = ({ exam, leaves: { notices, read } }: ShownAttempt) => {
  const rest = exam.maxLeave - (notices ?? 0);
  return (
    <Sheet open={notices !== undefined} title="刚才离开了答题页" size="bottom" onClose={read}>
      <p>
        离开超过 {Math.round(exam.leaveGrace / 1000)} 秒会被记录，已离开 {notices ?? 0}/
        {exam.maxLeave} 次。
        {rest > 0 ? `还可以离开 ${rest} 次。` : '再离开一次就会自动交卷。'}
      </p>
      <Button onClick={read}>继续答题</Button>
    </Sheet>
  );
};

type Props = {
  attempt: ShownAttempt;
  onBack: () => void;
  onReopen: () => void;
  /** What stands in the bar at the foot of the screen while there is time. */
  action: ReactNode;
  /** Why the last try to hand in failed; shown above the action. */
  failure?: string | undefined;
  children: ReactNode;
};

const Foot = ({
  attempt,
  failure,
  action,
  ref,
}: Pick<Props, 'attempt' | 'failure' | 'action'> & { ref: Ref<HTMLDivElement> }) => {
  const { over, busy, submit } = attempt;
  return (
    <Box flex="fill" ref={ref}>
      <Text kind="meta" tone="price" textAlign="center" className={css.failure} role="alert">
        {failure ?? attempt.failure?.message}
      </Text>
      {over ? (
        <Button busy={busy ? '正在交卷…' : undefined} onClick={() => void submit()}>
          交卷
        </Button>
      ) : (
        action
      )}
    </Box>
  );
};

export const AttemptFrame = ({ attempt, onBack, onReopen, action, failure, children }: Props) => {
  const { exam, draft, questions, answered, progress, end, over } = attempt;
  const { id, maxLeave } = exam;
  const head = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useScrollSpace(head, foot);
  return (
    <PageFrame
      name={exam.paper.title}
      onBack={onBack}
      flush
      action={<Foot attempt={attempt} failure={failure} action={action} ref={foot} />}
    >
      <PaperHead progress={{ answered, total: questions.length }} draft={draft} ref={head}>
        {maxLeave > 0 && (
          <Text as="span" tone={progress.leaves >= maxLeave ? 'price' : undefined}>
            已离开 {progress.leaves}/{maxLeave} 次
          </Text>
        )}
        {draft.deadline !== null && (
          <PaperTimeLeft left={draft.left} deadline={draft.deadline} onOver={end} />
        )}
      </PaperHead>
      {over && (
        <Text tone="accent" padBlock={12} padInline="gutter" surface="tint">
          作答时间已到，按已作答的内容交卷
        </Text>
      )}
      {children}
      <LeavesSheet {...attempt} />
      <RefusedSheet
        ways={{
          result: examResultAddress({ id }),
          intro: examIntroAddress({ id }),
          introName: '查看考试说明',
        }}
        refusal={attempt.refusal}
        onReopen={onReopen}
        onClose={attempt.onRead}
      />
    </PageFrame>
  );
};
