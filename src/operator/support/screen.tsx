import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  listSupport,
  type SupportTab,
  supportTabs,
} from '../../../schemas/support/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { ThreadPanel } from './panel.tsx';
import { ThreadTable } from './table.tsx';
import { useWaitingThreads } from './use-waiting-threads.ts';
import { supportEmptyTexts, supportTabNames } from './words.ts';

type Asked = { state: SupportTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** What members ask, and the answers to it. */
export default function SupportScreen({ member }: { member: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listSupport, asked);
  const count = useWaitingThreads();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  return (
    <>
      <ListTools
        tabs={countedTabs(supportTabs, supportTabNames, {
          waiting: call.data?.waiting ?? count.waiting,
        })}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索会员昵称"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={refresh}
      />
      <WidePanel label="客服">
        <Loaded call={call}>
          {({ items, pages }) => (
            <ThreadTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : supportEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.support}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(member) && (
        <ThreadPanel
          key={member}
          member={Number(member)}
          onClose={() => navigate(screens.support)}
          onDone={refresh}
        />
      )}
    </>
  );
}
