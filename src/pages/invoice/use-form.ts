import { askInvoice, type OrderInvoice } from '#schemas/invoice/endpoints.ts';
import type { InvoiceTitleKind } from '#schemas/invoice/fields.ts';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';

export type InvoiceValues = {
  title_kind: InvoiceTitleKind;
  title: string;
  tax_no: string;
  email: string;
};

const valuesOf = ({ state, titles, ...own }: OrderInvoice): InvoiceValues => {
  const { titleKind, title, taxNo, email } = state === 'none' ? (titles[0] ?? own) : own;
  return { title_kind: titleKind, title, tax_no: taxNo, email };
};

/** A person has no tax number, whatever was typed before. */
const printed = (values: InvoiceValues): InvoiceValues =>
  values.title_kind === 'person' ? { ...values, tax_no: '' } : values;

type Props = { invoice: OrderInvoice; again: () => void };

/** `again` reads how the invoice stands. */
export const useInvoiceForm = ({ invoice, again }: Props) => {
  const { id } = invoice.order;
  return useSentForm({
    defaultValues: valuesOf(invoice),
    resolver: payloadResolver(askInvoice, {
      payload: printed,
      own: {
        tax_no: ({ title_kind, tax_no }) =>
          title_kind === 'company' && tax_no.trim() === '' ? '请填写纳税人识别号' : undefined,
      },
    }),
    send: (values) => change(askInvoice, { id, ...printed(values) }, id),
    done: () => {
      showToast('发票申请已提交');
      again();
    },
  });
};
