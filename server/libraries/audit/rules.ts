import { accessRules } from './access-rules.ts';
import { ledgerRules } from './ledger-rules.ts';
import { groupRules, orderRules } from './order-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { views } from './views.ts';

/** What has to hold, in the order in which it is told. */
export const rules = [
  ...ledgerRules,
  ...paymentRules,
  ...orderRules,
  ...groupRules,
  ...accessRules,
];

const MOST_SHOWN = 20;

/**
 * All rules in one statement, so that they see one moment while orders go on: a row with the `id` of each
 * thing that breaks the `rule` of this place.
 */
export const everyRule = `${views} ${rules
  .map(
    ({ broken }, index) =>
      `(select ${index} as rule, id::text as id from (${broken}) as broken limit ${MOST_SHOWN})`,
  )
  .join(' union all ')}`;
