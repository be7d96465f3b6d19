import type { InvoicingConfig } from './config.ts';
import type { Invoicing } from './invoicing.ts';
import { invoicingProvider } from './provider.ts';
import { simulatedInvoicing } from './simulated.ts';

export const openInvoicing = (config: InvoicingConfig | undefined): Invoicing => {
  if (!config) return simulatedInvoicing;
  return config.way === 'hand' ? config : invoicingProvider(config);
};
