import { Button, Empty, Pagination, Select } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { planStates } from '#schemas/publication/fields.ts';
import { listPlans } from '#schemas/publication/plan-endpoints.ts';
import { screens } from '../../addresses.ts';
import { useDeskState, useMay } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Lead } from '../../parts/lead.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { momentText } from '../../parts/moments.ts';
import { pagingOf } from '../../parts/paging.ts';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import { NameDialog, type Naming } from './name-dialog.tsx';
import css from './plans.module.css';
import { isOver, type PlanHead, stateOf, stateWords } from './words.ts';

type Filter = PlanHead['state'] | 'all';

const filters: { value: Filter; label: string }[] = [
  { value: 'all', label: '全部状态' },
  ...planStates.map((value) => ({ value, label: stateWords[value].text })),
];

const changesText = ({ changes, count }: PlanHead): string => {
  if (count === 0) return '还没有改动';
  const told = changes.map(({ text }) => text).join('；');
  return count > changes.length ? `${told} …… 共 ${count} 处` : `共 ${count} 处：${told}`;
};

type RowProps = { plan: PlanHead; mayEdit: boolean; onName: (naming: Naming) => void };

const Row = ({ plan, mayEdit, onName }: RowProps) => {
  const { text, tone } = stateOf(plan);
  return (
    <Line
      as="li"
      gap={12}
      rowGap={8}
      wrap
      padBlock={12}
      padInline={16}
      surface="card"
      radius="card"
      edge="all"
      aria-label={plan.name}
    >
      <div className={css.about}>
        <Line as="p" gap={10} rowGap={8} wrap>
          <strong>{plan.name}</strong>
          <OperatorChip tone={tone}>{text}</OperatorChip>
          {plan.release !== null && (
            <Text as="span" size={13} tone="secondary">
              第 {plan.release} 版{plan.state === 'merged' && '，其余还没有上线'}
            </Text>
          )}
          {plan.behind && <OperatorChip tone="warn">线上已有变化</OperatorChip>}
        </Line>
        {plan.note && <p>{plan.note}</p>}
        <Text size={13} tone="secondary">
          {changesText(plan)}
        </Text>
        <Text size={13} tone="secondary">
          {plan.maker}新建，{momentText(plan.at)} 有更新
        </Text>
      </div>
      <Line gap={10} rowGap={8} wrap>
        <Link href={`${screens.plans}/${plan.id}`} className={css.tab ?? ''}>
          打开
        </Link>
        {mayEdit && !isOver(plan.state) && (
          <Button onClick={() => onName({ from: 'rename', plan })}>改名</Button>
        )}
        {mayEdit && <Button onClick={() => onName({ from: 'copy', plan })}>复制</Button>}
      </Line>
    </Line>
  );
};

/** All plans, those that were changed last first. */
export const PlanList = () => {
  const stamp = useDeskState((state) => state.plans.stamp);
  const mayEdit = useMay('home.edit');
  const [, navigate] = useLocation();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const [naming, setNaming] = useState<Naming | null>(null);
  const call = useOperatorCall(listPlans, { state: filter === 'all' ? null : filter, page });
  const { refresh } = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp tells of a change
  useEffect(refresh, [stamp, refresh]);
  const named = (id: number) => {
    const isNew = naming?.from !== 'rename';
    setNaming(null);
    refresh();
    if (isNew) navigate(`${screens.plans}/${id}`);
  };
  return (
    <Stack as="section" gap={16} aria-label="方案">
      <Lead>
        <p>
          方案是有名称的另一份首页，可以同时做几份，互不影响，也不影响草稿和线上。改好后送审，同事通过以后并入草稿，再照常发布。
        </p>
        <Select<Filter>
          className={css.filter ?? ''}
          aria-label="按状态筛选"
          options={filters}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
        {mayEdit && (
          <Button type="primary" onClick={() => setNaming({ from: 'new' })}>
            新建方案
          </Button>
        )}
      </Lead>
      <Loaded call={call}>
        {({ items, pages }) => (
          <>
            {items.length === 0 ? (
              <Empty description={filter === 'all' ? '还没有方案' : '没有这种状态的方案'} />
            ) : (
              <Stack as="ol" gap={8} bare>
                {items.map((plan) => (
                  <Row key={plan.id} plan={plan} mayEdit={mayEdit} onName={setNaming} />
                ))}
              </Stack>
            )}
            {items.length > 0 && page === pages && (
              <Text tone="secondary" textAlign="center">
                没有更多了
              </Text>
            )}
            <Pagination {...pagingOf(page, pages, setPage)} align="end" />
          </>
        )}
      </Loaded>
      {naming && <NameDialog naming={naming} onDone={named} onClose={() => setNaming(null)} />}
    </Stack>
  );
};
