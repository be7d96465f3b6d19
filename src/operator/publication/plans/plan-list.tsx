import { Button, Empty, Form, Input, Modal, Pagination, Radio, Select } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { planStates } from '#schemas/publication/fields.ts';
import {
  addPlan,
  LONGEST_PLAN_NAME,
  LONGEST_PLAN_NOTE,
  listPlans,
  renamePlan,
} from '#schemas/publication/plan-endpoints.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { screens } from '../../addresses.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useMay } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { ActionForm } from '../../parts/form/action-form.tsx';
import { useAction } from '../../parts/form/use-action.ts';
import { Intro } from '../../parts/intro.tsx';
import { pagingOf } from '../../parts/list/paging.ts';
import { momentText } from '../../parts/moments.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './plans.module.css';
import { isOver, type PlanHead, stateOf, stateWords } from './words.ts';

type From = Payload<typeof addPlan>['from'];

type Naming = { from: 'new' } | { from: 'copy' | 'rename'; plan: PlanHead };

type Fields = { name: string; note?: string; of: From };

const titles = { new: '新建方案', copy: '复制方案', rename: '改名' } as const;

const beginnings = [
  { value: 'live', label: '从线上内容开始' },
  { value: 'draft', label: '从现在的草稿开始' },
];

type NameProps = { naming: Naming; onDone: (id: number) => void; onClose: () => void };

const NameDialog = ({ naming, onDone, onClose }: NameProps) => {
  const [form] = Form.useForm<Fields>();
  const plan = naming.from === 'new' ? undefined : naming.plan;
  const { run, ...acting } = useAction(
    async ({ name, note = '', of }: Fields) => {
      if (plan && naming.from === 'rename') {
        const answer = await changeByOperator(renamePlan, { id: plan.id, name, note });
        return answer.ok ? { ...answer, data: { id: plan.id } } : answer;
      }
      return changeByOperator(addPlan, { name, note, from: plan?.id ?? of });
    },
    ({ id }) => onDone(id),
  );
  const first = {
    name: naming.from === 'rename' ? plan?.name : plan && `${cutSigns(plan.name, 26)}（复制）`,
    note: plan?.note,
    of: 'live' as const,
  };
  return (
    <Modal
      open
      title={titles[naming.from]}
      okText={naming.from === 'rename' ? '保存' : '新建'}
      cancelText="取消"
      confirmLoading={acting.busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <ActionForm
        of={acting}
        verb="保存"
        form={form}
        initialValues={first}
        onFinish={(values) => void run(values)}
      >
        <Form.Item
          name="name"
          label="名称"
          rules={[{ required: true, whitespace: true, message: '请填写方案的名称' }]}
        >
          <Input maxLength={LONGEST_PLAN_NAME} placeholder="例如：双十一" />
        </Form.Item>
        <Form.Item name="note" label="说明（可不填）">
          <Input maxLength={LONGEST_PLAN_NOTE} />
        </Form.Item>
        {naming.from === 'new' && (
          <Form.Item name="of" label="从哪里开始">
            <Radio.Group options={beginnings} />
          </Form.Item>
        )}
      </ActionForm>
    </Modal>
  );
};

type Filter = PlanHead['state'] | 'all';

const filters: { value: Filter; label: string }[] = [
  { value: 'all', label: '全部状态' },
  ...planStates.map((value) => ({ value, label: stateWords[value].text })),
];

const changesText = ({ changes, count }: PlanHead): string => {
  if (count === 0) return '还没有改动';
  const summary = changes.map(({ text }) => text).join('；');
  return count > changes.length ? `${summary} …… 共 ${count} 处` : `共 ${count} 处：${summary}`;
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

export const PlanList = () => {
  const stamp = useDeskState((state) => state.plans.stamp);
  const mayEdit = useMay('home.edit');
  const [, navigate] = useLocation();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const [naming, setNaming] = useState<Naming | null>(null);
  const call = useOperatorCall(listPlans, { state: filter === 'all' ? null : filter, page });
  const { refresh } = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp means a change
  useEffect(refresh, [stamp, refresh]);
  const named = (id: number) => {
    const isNew = naming?.from !== 'rename';
    setNaming(null);
    refresh();
    if (isNew) navigate(`${screens.plans}/${id}`);
  };
  return (
    <Stack as="section" gap={16} aria-label="方案">
      <Intro>
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
      </Intro>
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
