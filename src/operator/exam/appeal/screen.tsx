import { useState } from 'react';
import { type AppealTab, appealTabs, listAppeals } from '#schemas/exam/appeal-desk-endpoints.ts';
import { screens } from '../../addresses.ts';
import { countedTabs } from '../../parts/counted-tabs.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import { AppealPanel } from './panel.tsx';
import { AppealTable } from './table.tsx';
import { useWaitingAppeals } from './use-waiting-appeals.ts';
import { appealEmptyTexts, appealTabNames } from './words.ts';

type Asked = { state: AppealTab; page: number };

const FIRST: Asked = { state: 'open', page: 1 };

/** What members ask to be looked at again of their results, and the answers to it. */
export default function AppealScreen({ attempt }: { attempt: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listAppeals, asked);
  const count = useWaitingAppeals();
  return (
    <DeskList
      label="成绩申诉"
      path={screens.appeals}
      named={attempt}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(appealTabs, appealTabNames, {
        open: call.data?.waiting ?? count.waiting,
      })}
      empty={appealEmptyTexts}
      Table={AppealTable}
      panel={(id, acts) => <AppealPanel attempt={id} {...acts} />}
    />
  );
}
