import { useState } from 'react';
import { useLocation } from 'wouter';
import { listRefunds, type RefundTab, refundTabs } from '../../../schemas/refund/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { RefundPanel } from './panel.tsx';
import { RefundTable } from './table.tsx';
import { useHeld } from './use-held.ts';
import { refundEmptyTexts, refundTabNames } from './words.ts';

type Asked = { state: RefundTab; word: string; page: number };

const FIRST: Asked = { state: 'all', word: '', page: 1 };

const tabsWith = (held: number) =>
  refundTabs.map((value) => ({
    value,
    label: value === 'held' && held > 0 ? `${refundTabNames.held} ${held}` : refundTabNames[value],
  }));

/** Refunds and their results; this screen changes nothing. */
export default function RefundsScreen({ refund }: { refund: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listRefunds, asked);
  const count = useHeld();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  return (
    <>
      <ListTools
        tabs={tabsWith(call.data?.held ?? count.held)}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索单号或商品"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={() => {
          call.refresh();
          count.refresh();
        }}
      />
      <WidePanel label="退款">
        <Loaded call={call}>
          {({ items, pages }) => (
            <RefundTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : refundEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.refunds}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(refund) && (
        <RefundPanel
          key={refund}
          refund={Number(refund)}
          onClose={() => navigate(screens.refunds)}
        />
      )}
    </>
  );
}
