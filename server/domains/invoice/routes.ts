import { invoiceApi } from '#schemas/invoice/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { askInvoice } from './ask-invoice.ts';
import { invoiceJobs } from './jobs.ts';
import { readOwnInvoice } from './read-own-invoice.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, invoiceApi, { orderInvoice: readOwnInvoice(services), askInvoice });
  host.jobs.provider(invoiceJobs(services));
};
