import { useState } from 'react';
import { type FeedbackTab, feedbackTabs, listFeedback } from '#schemas/feedback/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { FeedbackPanel } from './panel.tsx';
import { FeedbackTable } from './table.tsx';
import { useWaitingFeedback } from './use-waiting-feedback.ts';
import { feedbackEmptyTexts, feedbackTabNames } from './words.ts';

type Asked = { state: FeedbackTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** What members tell of the product, and the answers to it. */
export default function FeedbackScreen({ feedback }: { feedback: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listFeedback, asked);
  const count = useWaitingFeedback();
  return (
    <DeskList
      label="意见反馈"
      path={screens.feedback}
      named={feedback}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(feedbackTabs, feedbackTabNames, {
        waiting: call.data?.waiting ?? count.waiting,
      })}
      empty={feedbackEmptyTexts}
      looksFor="搜索会员昵称"
      Table={FeedbackTable}
      panel={(id, { onClose, onDone }) => <FeedbackPanel {...{ id, onClose, onDone }} />}
    />
  );
}
