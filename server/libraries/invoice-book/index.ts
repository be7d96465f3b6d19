export { INVOICE_JOB, reviewInvoice, standingInvoice } from './review-invoice.ts';
