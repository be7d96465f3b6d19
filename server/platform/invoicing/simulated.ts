import type { Invoicing } from './invoicing.ts';

/** Issues at once, without legal force; pages and the number say so. */
export const simulatedInvoicing: Invoicing = {
  way: 'simulated',
  issue: async ({ requestNo }) => ({ state: 'issued', number: `模拟${requestNo}`, url: '' }),
  reverse: async () => ({ state: 'reversed' }),
};
