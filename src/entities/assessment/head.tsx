import type { ReactNode, Ref } from 'react';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import type { PaperDraft } from './draft/sync.ts';
import css from './head.module.css';
import { SyncLine } from './sync-line.tsx';

type Props = {
  progress: { answered: number; total: number };
  draft: PaperDraft;
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
};

export const PaperHead = ({ progress: { answered, total }, draft, children, ref }: Props) => (
  <div className={css.head} ref={ref}>
    <ProgressBar max={Math.max(1, total)} value={answered} label="作答进度" />
    <Line
      as="p"
      kind="meta"
      tone="tertiary"
      digits
      gap={12}
      rowGap={0}
      align="stretch"
      justify="between"
      wrap
      above={6}
    >
      <span>
        已答{' '}
        <Text as="strong" tone="accent">
          {answered}
        </Text>
        /{total}
      </span>
      <SyncLine draft={draft} />
      {children}
    </Line>
    <Text kind="meta" tone="secondary" className={css.notice} role="status">
      {draft.merged && '已合并另一台设备的作答，同一题以本机为准'}
    </Text>
  </div>
);
