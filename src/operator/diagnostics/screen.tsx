import { App, Button, Empty, Segmented, Switch, type TableColumnsType } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { handleFault, listFaults } from '#schemas/diagnostics/desk-endpoints.ts';
import { faultCause } from '#schemas/diagnostics/fault-causes.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { ownPaging } from '../parts/list/paging.ts';
import { agoText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import css from '../parts/panel/report.module.css';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Box, Line, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { AlertsPanel } from './alerts.tsx';
import { type FaultGroup, failureText, kindOf, lessonText, pageText, shownText } from './words.ts';

const hoursOf = [
  { value: 1, label: '1 小时' },
  { value: 24, label: '24 小时' },
  { value: 168, label: '7 天' },
  { value: 720, label: '30 天' },
];

const technical = ({ endpoint, path, sample, fault }: FaultGroup) =>
  [
    ['编号', fault],
    ['接口', endpoint],
    ['位置', path],
    ['应为', sample.expected],
    ['实际', sample.came],
    ['页面', sample.page],
  ] as const;

const Details = ({ group }: { group: FaultGroup }) => {
  const { happened, advice } = kindOf(group);
  const facts = [
    ['发生了什么', [happened, failureText(group), lessonText(group)].filter(Boolean).join(' ')],
    ['影响', [pageText(group), shownText(group)].filter(Boolean).join('；')],
    ['怎么办', advice],
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, text]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Box as="details" above={12} className={css.technical}>
        <summary>给技术人员看的细节</summary>
        <dl className={css.sample}>
          {technical(group).map(([name, text]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text || '—'}</dd>
            </Fragment>
          ))}
        </dl>
      </Box>
    </>
  );
};

const keyOf = ({ section, fault, endpoint, path }: FaultGroup) =>
  JSON.stringify([section, fault, endpoint, path]);

const columnsOf = (action: ((group: FaultGroup) => ReactNode) | undefined) => {
  const columns: TableColumnsType<FaultGroup> = [
    { title: '区块或课程', dataIndex: 'section', width: 120 },
    {
      title: '原因',
      key: 'fault',
      render: (_, group) => faultCause(group.fault),
    },
    {
      title: '学员看到',
      key: 'shown',
      width: 150,
      // on a tablet the cause needs the room; the details show this column as well
      responsive: ['lg'],
      render: (_, group) => shownText(group),
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

export default function FaultsScreen() {
  const edit = useMay('statistics.edit');
  const { message } = App.useApp();
  const [hours, setHours] = useState(24);
  const [handled, setHandled] = useState(false);
  const call = useOperatorCall(listFaults, { hours, handled });
  const { busy, run } = useAction(
    (group: FaultGroup) => {
      const { section, fault, endpoint, path } = group;
      return changeByOperator(handleFault, { section, fault, endpoint, path }, keyOf(group));
    },
    () => {
      message.success('已标为处理：从列表里收起，没有改动任何内容；再次出现时会重新列出');
      call.refresh();
    },
  );
  const action = (group: FaultGroup) =>
    group.handled ? (
      <OperatorChip tone="quiet">已处理</OperatorChip>
    ) : (
      <Button size="small" loading={busy} onClick={() => void run(group)}>
        已处理
      </Button>
    );
  return (
    <>
      <Text tone="tertiary" below={12}>
        学员的手机自动上报的问题。点“详情”，看发生了什么、影响谁、怎么办。“已处理”只是把这一类从列表里收起，不会修好问题；再次出现时会重新列出。
      </Text>
      <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
        <Segmented options={hoursOf} value={hours} onChange={setHours} aria-label="时间范围" />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control */}
        <label>
          <Switch checked={handled} onChange={setHandled} aria-label="显示已处理" />
          显示已处理
        </label>
        <Button className={css.end ?? ''} loading={call.busy} onClick={call.refresh}>
          刷新
        </Button>
      </Line>
      <WidePanel label="线上问题">
        <Loaded call={call}>
          {({ groups }) => (
            <DeskTable
              rowKey={keyOf}
              columns={columnsOf(edit ? action : undefined)}
              dataSource={groups}
              pagination={ownPaging}
              expandable={{
                columnTitle: <span className="spoken">详情</span>,
                columnWidth: 84,
                expandIcon: ({ expanded, onExpand, record }) => (
                  <Button
                    size="small"
                    aria-expanded={expanded}
                    onClick={(event) => onExpand(record, event)}
                  >
                    {expanded ? '收起' : '详情'}
                  </Button>
                ),
                expandedRowRender: (group) => <Details group={group} />,
              }}
              locale={{ emptyText: <Empty description="这段时间学员端没有上报问题" /> }}
            />
          )}
        </Loaded>
      </WidePanel>
      <AlertsPanel />
    </>
  );
}
