import { useState } from 'react';
import { type InvoiceTab, invoiceTabs, listInvoices } from '#schemas/invoice/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { InvoicePanel } from './panel.tsx';
import { InvoiceTable } from './table.tsx';
import { useInvoicesByHand } from './use-invoices-by-hand.ts';
import { invoiceEmptyTexts, invoiceTabNames } from './words.ts';

type Asked = { state: InvoiceTab; word: string; page: number };

const FIRST: Asked = { state: 'all', word: '', page: 1 };

/** Invoices of members; where no provider issues them, people do here. */
export default function InvoicesScreen({ invoice }: { invoice: string }) {
  const [asked, setAsked] = useState(FIRST);
  return (
    <DeskList
      label="发票"
      path={screens.invoices}
      named={invoice}
      asked={asked}
      onAsk={setAsked}
      call={useOperatorCall(listInvoices, asked)}
      count={useInvoicesByHand()}
      tabs={countedTabs(invoiceTabs, invoiceTabNames, {})}
      empty={invoiceEmptyTexts}
      looksFor="搜索单号、抬头或发票号"
      Table={InvoiceTable}
      panel={(id, { onClose, onDone }) => <InvoicePanel invoice={id} {...{ onClose, onDone }} />}
    />
  );
}
