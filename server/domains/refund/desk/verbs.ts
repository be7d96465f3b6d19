import { countRefunds } from './count-refunds.ts';
import { listRefunds } from './list-refunds.ts';
import { readRefund } from './read-refund.ts';

/** What the console is told of refunds. */
export const refundVerbs = { countRefunds, listRefunds, readRefund };
