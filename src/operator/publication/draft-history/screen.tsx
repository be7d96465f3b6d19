import { Button, Empty, Pagination } from 'antd';
import { useEffect, useState } from 'react';
import { listDraftSteps } from '#schemas/publication/endpoints.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Intro } from '../../parts/intro.tsx';
import { pagingOf } from '../../parts/list/paging.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './draft-history.module.css';
import { type DraftStep, StepDialog, stepTime } from './step-dialog.tsx';

const LISTED = 3;

const Changes = ({ changes, count }: DraftStep) => {
  const texts = changes.slice(0, LISTED).map(({ text }) => text);
  if (texts.length === 0)
    return (
      <Text size={13} tone="secondary" className={css.changes}>
        内容没有变化
      </Text>
    );
  const rest = count > texts.length ? ` …… 共 ${count} 处` : '';
  return (
    <Text size={13} tone="secondary" className={css.changes}>
      {texts.join('；')}
      {rest}
    </Text>
  );
};

type RowProps = { step: DraftStep; current: boolean; onLook: () => void };

const Row = ({ step, current, onLook }: RowProps) => (
  <li className={css.step} aria-label={`${step.author} ${stepTime(step)}`}>
    <Line as="p" gap={10} rowGap={2} wrap className={css.head}>
      <strong>{step.author}</strong>
      <Text as="span" size={13} tone="tertiary">
        {stepTime(step)}
      </Text>
      {current && <OperatorChip tone="good">现在的草稿</OperatorChip>}
    </Line>
    {step.note && <p className={css.note}>{step.note}</p>}
    <Changes {...step} />
    <Button className={css.look ?? ''} onClick={onLook}>
      查看
    </Button>
  </li>
);

export default function DraftHistoryScreen() {
  const base = useDeskState((state) => state.base);
  const [page, setPage] = useState(1);
  const [looked, setLooked] = useState<DraftStep | null>(null);
  const call = useOperatorCall(listDraftSteps, { page });
  const { refresh } = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version adds a step
  useEffect(refresh, [base.version, refresh]);
  return (
    <Stack as="section" gap={16} aria-label="草稿历史">
      <Intro>
        <p>
          草稿每次保存都记在这里：谁、什么时候、改了什么。同一个人接连的保存合为一步；最多留 200
          步、90 天。可以把草稿恢复到任何一步，恢复也是一步，可以撤销。
        </p>
        <Button onClick={refresh}>刷新</Button>
      </Intro>
      <Loaded call={call}>
        {({ items, pages }) => (
          <>
            {items.length === 0 ? (
              <Empty description="草稿还没有改动过" />
            ) : (
              <Stack as="ol" gap={8} bare>
                {items.map((step) => (
                  <Row
                    key={step.id}
                    step={step}
                    current={step.version === base.version}
                    onLook={() => setLooked(step)}
                  />
                ))}
              </Stack>
            )}
            {items.length > 0 && page === pages && (
              <Text size={13} tone="tertiary" textAlign="center">
                没有更早的了
              </Text>
            )}
            <Pagination {...pagingOf(page, pages, setPage)} align="end" />
          </>
        )}
      </Loaded>
      {looked && <StepDialog step={looked} onClose={() => setLooked(null)} onRestored={refresh} />}
    </Stack>
  );
}
