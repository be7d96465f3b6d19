import { useState } from 'react';
import { listSupport, type SupportTab, supportTabs } from '#schemas/support/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ThreadPanel } from './panel.tsx';
import { ThreadTable } from './table.tsx';
import { useWaitingThreads } from './use-waiting-threads.ts';
import { supportEmptyTexts, supportTabNames } from './words.ts';

type Asked = { state: SupportTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** What members ask, and the answers to it. */
export default function SupportScreen({ member }: { member: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listSupport, asked);
  const count = useWaitingThreads();
  return (
    <DeskList
      label="客服"
      path={screens.support}
      named={member}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(supportTabs, supportTabNames, {
        waiting: call.data?.waiting ?? count.waiting,
      })}
      empty={supportEmptyTexts}
      looksFor="搜索会员昵称"
      Table={ThreadTable}
      panel={(id, { onClose, onDone }) => <ThreadPanel member={id} {...{ onClose, onDone }} />}
    />
  );
}
