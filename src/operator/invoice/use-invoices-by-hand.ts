import { countInvoices } from '#schemas/invoice/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** How many invoices people have to issue or reverse; 0 until that is known. */
export const useInvoicesByHand = () => {
  const { data, refresh } = useOperatorCall(countInvoices, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
