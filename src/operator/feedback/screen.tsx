import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  type FeedbackTab,
  feedbackTabs,
  listFeedback,
} from '../../../schemas/feedback/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { FeedbackPanel } from './panel.tsx';
import { FeedbackTable } from './table.tsx';
import { useWaitingFeedback } from './use-waiting-feedback.ts';
import { feedbackEmptyTexts, feedbackTabNames } from './words.ts';

type Asked = { state: FeedbackTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** What members tell of the product, and the answers to it. */
export default function FeedbackScreen({ feedback }: { feedback: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listFeedback, asked);
  const count = useWaitingFeedback();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  return (
    <>
      <ListTools
        tabs={countedTabs(feedbackTabs, feedbackTabNames, {
          waiting: call.data?.waiting ?? count.waiting,
        })}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索会员昵称"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={refresh}
      />
      <WidePanel label="意见反馈">
        <Loaded call={call}>
          {({ items, pages }) => (
            <FeedbackTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : feedbackEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.feedback}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(feedback) && (
        <FeedbackPanel
          key={feedback}
          id={Number(feedback)}
          onClose={() => navigate(screens.feedback)}
          onDone={refresh}
        />
      )}
    </>
  );
}
