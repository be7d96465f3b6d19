import { invoiceDeskApi } from '#schemas/invoice/desk-endpoints.ts';
import { invoiceApi } from '#schemas/invoice/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { askInvoice } from './ask-invoice.ts';
import { countInvoices } from './desk/count-invoices.ts';
import { finishInvoice } from './desk/finish-invoice.ts';
import { listInvoices } from './desk/list-invoices.ts';
import { readInvoice } from './desk/read-invoice.ts';
import { invoiceJobs } from './jobs.ts';
import { readOwnInvoice } from './read-own-invoice.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, invoiceApi, { orderInvoice: readOwnInvoice(services), askInvoice });
  implement(host.console, invoiceDeskApi, {
    countInvoices: countInvoices(services),
    listInvoices: listInvoices(services),
    readInvoice: readInvoice(services),
    finishInvoice: finishInvoice(services),
  });
  host.jobs.provider(invoiceJobs(services));
};
