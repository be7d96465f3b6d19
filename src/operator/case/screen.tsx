import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import {
  type DeskEntryHead,
  type DeskEntryState,
  deskEntryStates,
  listEntries,
  readProgress,
} from '#schemas/case/desk-endpoints.ts';
import type { Data } from '#schemas/define-endpoint.ts';
import { screens } from '../addresses.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { DeskList } from '../parts/desk-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import beside from '../parts/wide-panel.module.css';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { EntryPanel } from './panel.tsx';
import { authorText, entryEmptyTexts, entryMark, entryTabNames } from './words.ts';

type Asked = { state: DeskEntryState; word: string; page: number };

const FIRST: Asked = { state: 'submitted', word: '', page: 1 };

const columns: TableColumnsType<DeskEntryHead> = [
  { title: '会员', key: 'member', width: 130, render: (_, head) => authorText(head) },
  { title: '病例', dataIndex: 'title' },
  { title: '大赛', dataIndex: 'contest' },
  { title: zoned('提交时间'), dataIndex: 'at', width: 140, render: momentText },
  {
    title: '状态',
    key: 'state',
    width: 130,
    render: (_, head) => {
      const { name, tone } = entryMark(head);
      return <OperatorChip tone={tone}>{name}</OperatorChip>;
    },
  },
  openColumn((head) => `查看 ${authorText(head)} 的病例`),
];

type Judged = Data<typeof readProgress>['items'][number];

const judgeText = ({ nickname, member, done, open }: Judged): string =>
  `${nickname || '未填昵称'}（编号 ${member}）：已打分 ${done} 份，还有 ${open} 份`;

/** The contests in their order, each with a line for each of its judges. */
const progressFacts = (items: readonly Judged[]): [string, string][] =>
  [...new Set(items.map(({ contest }) => contest))].map((name) => [
    name,
    items
      .filter(({ contest }) => contest === name)
      .map(judgeText)
      .join('\n'),
  ]);

/** How many cases each judge has scored. */
const Progress = () => {
  const call = useOperatorCall(readProgress, {});
  return (
    <WidePanel label="评审进度">
      <Loaded call={call}>
        {({ items }) => (
          <div className={beside.told}>
            <h2 className={beside.name}>评审进度</h2>
            <DescriptionList
              facts={
                items.length === 0
                  ? [['没有正在进行的大赛', '大赛开始后，这里显示每位评委的进度']]
                  : progressFacts(items)
              }
            />
          </div>
        )}
      </Loaded>
    </WidePanel>
  );
};

const EntryTable = (props: OpenedRowsProps<DeskEntryHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);

/** Cases that members handed in, and how far judges are. */
export default function CaseScreen({ entry }: { entry: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listEntries, asked);
  return (
    <>
      <DeskList
        label="病例审核"
        path={screens.cases}
        named={entry}
        asked={asked}
        onAsk={setAsked}
        call={call}
        tabs={countedTabs(deskEntryStates, entryTabNames, { submitted: call.data?.waiting ?? 0 })}
        empty={entryEmptyTexts}
        looksFor="搜索会员昵称或病例标题"
        Table={EntryTable}
        panel={(id, { onClose, onDone }) => <EntryPanel {...{ id, onClose, onDone }} />}
      />
      <Progress />
    </>
  );
}
