import { useState } from 'react';
import { listRefunds, type RefundTab, refundTabs } from '#schemas/refund/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { RefundPanel } from './panel.tsx';
import { RefundTable } from './table.tsx';
import { useHeld } from './use-held.ts';
import { refundEmptyTexts, refundTabNames } from './words.ts';

type Asked = { state: RefundTab; word: string; page: number };

const FIRST: Asked = { state: 'all', word: '', page: 1 };

/** Refunds and their results; this screen changes nothing. */
export default function RefundsScreen({ refund }: { refund: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listRefunds, asked);
  const count = useHeld();
  return (
    <DeskList
      label="退款"
      path={screens.refunds}
      named={refund}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(refundTabs, refundTabNames, { held: call.data?.held ?? count.held })}
      empty={refundEmptyTexts}
      looksFor="搜索单号或商品"
      Table={RefundTable}
      panel={(id, { onClose }) => <RefundPanel refund={id} onClose={onClose} />}
    />
  );
}
