import { App, Button, Empty, Segmented, Switch, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { handleFault, listFaults } from '../../../schemas/diagnostics/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { agoText } from '../parts/moments.ts';
import { ownPaging } from '../parts/paging.ts';
import css from '../parts/report.module.css';
import { useAction } from '../parts/use-action.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

type Group = z.output<typeof listFaults.data>['groups'][number];

const causes: Readonly<Record<string, string>> = {
  'unknown-section': '顺序里有不存在的区块',
  'repeated-section': '顺序里有重复的区块',
  'call-failed': '接口请求失败',
  'payload-misfit': '接口返回的内容不能用',
  'item-left-out': '有一条内容不合格，已略过',
  'field-defaulted': '有的值不能识别，已按默认值显示',
  'render-failed': '显示时出错',
  'code-missing': '页面代码没有加载到',
  'failed-start': '首页多次没有打开',
};

const shownNames: Readonly<Record<string, string>> = {
  rest: '其余内容照常显示',
  'last-good': '显示上一次的内容',
  hidden: '整块隐藏',
};

const shownText = ({ shown }: Group['sample']): string => shownNames[shown] ?? shown;

const hoursOf = [
  { value: 1, label: '1 小时' },
  { value: 24, label: '24 小时' },
  { value: 168, label: '7 天' },
  { value: 720, label: '30 天' },
];

const Sample = ({ group: { endpoint, path, sample } }: { group: Group }) => (
  <dl className={css.sample}>
    <dt>接口</dt>
    <dd>{endpoint || '—'}</dd>
    <dt>位置</dt>
    <dd>{path || '—'}</dd>
    <dt>应为</dt>
    <dd>{sample.expected || '—'}</dd>
    <dt>实际</dt>
    <dd>{sample.came || '—'}</dd>
    <dt>页面</dt>
    <dd>{sample.page || '—'}</dd>
    <dt>学员看到</dt>
    <dd>{shownText(sample) || '—'}</dd>
  </dl>
);

const keyOf = ({ section, fault, endpoint, path }: Group) =>
  JSON.stringify([section, fault, endpoint, path]);

const columnsOf = (action: ((group: Group) => React.ReactNode) | undefined) => {
  const columns: TableColumnsType<Group> = [
    { title: '区块', dataIndex: 'section', width: 120 },
    {
      title: '原因',
      dataIndex: 'fault',
      render: (fault: string) => causes[fault] ?? fault,
    },
    {
      title: '学员看到',
      key: 'shown',
      width: 150,
      // on a tablet the cause needs the room; the details show this column as well
      responsive: ['lg'],
      render: (_, { sample }) => shownText(sample),
    },
    { title: '次数', dataIndex: 'count', width: 80 },
    {
      title: '最近一次',
      dataIndex: 'lastAt',
      width: 130,
      render: (at: number) => agoText(at, Date.now()),
    },
  ];
  if (action)
    columns.push({ title: '操作', key: 'action', width: 110, render: (_, group) => action(group) });
  return columns;
};

/** Faults that learners' phones reported, by section and cause. */
export default function FaultsScreen() {
  const edit = useMay('statistics.edit');
  const { message } = App.useApp();
  const [hours, setHours] = useState(24);
  const [handled, setHandled] = useState(false);
  const call = useOperatorCall(listFaults, { hours, handled });
  const { busy, run } = useAction(
    (group: Group) => {
      const { section, fault, endpoint, path } = group;
      return changeByOperator(handleFault, { section, fault, endpoint, path }, keyOf(group));
    },
    () => {
      message.success('已标记为处理；再次出现时会重新列出');
      call.refresh();
    },
  );
  const action = (group: Group) =>
    group.handled ? (
      <OperatorChip tone="quiet">已处理</OperatorChip>
    ) : (
      <Button size="small" loading={busy} onClick={() => void run(group)}>
        已处理
      </Button>
    );
  return (
    <>
      <div className={css.tools}>
        <Segmented options={hoursOf} value={hours} onChange={setHours} aria-label="时间范围" />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control */}
        <label>
          <Switch checked={handled} onChange={setHandled} aria-label="显示已处理" />
          显示已处理
        </label>
        <Button className={css.end ?? ''} loading={call.busy} onClick={call.refresh}>
          刷新
        </Button>
      </div>
      <WidePanel label="线上问题">
        <Loaded call={call}>
          {({ groups }) => (
            <Table
              rowKey={keyOf}
              size="middle"
              columns={columnsOf(edit ? action : undefined)}
              dataSource={groups}
              pagination={ownPaging}
              expandable={{
                columnTitle: <span className="spoken">详情</span>,
                expandedRowRender: (group) => <Sample group={group} />,
              }}
              locale={{ emptyText: <Empty description="这段时间学员端没有上报问题" /> }}
            />
          )}
        </Loaded>
      </WidePanel>
    </>
  );
}
