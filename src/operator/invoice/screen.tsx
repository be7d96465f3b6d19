import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  type InvoiceTab,
  invoiceTabs,
  listInvoices,
} from '../../../schemas/invoice/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { InvoicePanel } from './panel.tsx';
import { InvoiceTable } from './table.tsx';
import { useInvoicesByHand } from './use-invoices-by-hand.ts';
import { invoiceTabNames } from './words.ts';

type Asked = { state: InvoiceTab; word: string; page: number };

const FIRST: Asked = { state: 'all', word: '', page: 1 };

const tabs = invoiceTabs.map((value) => ({ value, label: invoiceTabNames[value] }));

const emptyText = ({ word, state }: Asked): string => {
  if (word) return `没有找到“${word}”`;
  return state === 'all' ? '还没有发票申请' : `没有${invoiceTabNames[state]}的发票`;
};

/** Invoices of members; where no provider issues them, people do here. */
export default function InvoicesScreen({ invoice }: { invoice: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listInvoices, asked);
  const count = useInvoicesByHand();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  return (
    <>
      <ListTools
        tabs={tabs}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索单号、抬头或发票号"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={refresh}
      />
      <WidePanel label="发票">
        <Loaded call={call}>
          {({ items, pages }) => (
            <InvoiceTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={emptyText(asked)}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.invoices}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(invoice) && (
        <InvoicePanel
          key={invoice}
          invoice={Number(invoice)}
          onClose={() => navigate(screens.invoices)}
          onDone={refresh}
        />
      )}
    </>
  );
}
