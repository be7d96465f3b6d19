import { Select } from 'antd';
import { useState } from 'react';
import { listMarking, type MarkingTab, markingTabs } from '#schemas/exam/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './exam.module.css';
import { MarkingPanel } from './panel.tsx';
import { MarkingTable } from './table.tsx';
import { useWaitingMarking } from './use-waiting-marking.ts';
import { markingEmptyTexts, markingTabNames } from './words.ts';

type Asked = { state: MarkingTab; exam: number | null; page: number };

const FIRST: Asked = { state: 'waiting', exam: null, page: 1 };

/** What of exams waits for a marker, and what was marked. */
export default function MarkingScreen({ attempt }: { attempt: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listMarking, asked);
  const count = useWaitingMarking();
  return (
    <DeskList
      label="阅卷"
      path={screens.marking}
      named={attempt}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(markingTabs, markingTabNames, {
        waiting: call.data?.waiting ?? count.waiting,
      })}
      empty={markingEmptyTexts}
      filter={
        <Select
          className={css.exam ?? ''}
          aria-label="考试"
          value={asked.exam ?? 0}
          options={[
            { value: 0, label: '全部考试' },
            ...(call.data?.exams ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(exam) => setAsked({ ...asked, exam: exam === 0 ? null : exam, page: 1 })}
        />
      }
      Table={MarkingTable}
      panel={(id, acts) => <MarkingPanel attempt={id} {...acts} />}
    />
  );
}
