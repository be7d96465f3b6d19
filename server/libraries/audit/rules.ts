import { accessRules } from './access-rules.ts';
import { attemptRules } from './attempt-rules.ts';
import { awardRules } from './award-rules.ts';
import { caseRules } from './case-rules.ts';
import { contestRules } from './contest-rules.ts';
import { ledgerRules } from './ledger-rules.ts';
import { groupRules, orderRules, ticketRules } from './order-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { teamRules } from './team-rules.ts';
import { views } from './views.ts';

export const rules = [
  ...ledgerRules,
  ...paymentRules,
  ...orderRules,
  ...groupRules,
  ...ticketRules,
  ...accessRules,
  ...attemptRules,
  ...teamRules,
  ...contestRules,
  ...awardRules,
  ...caseRules,
];

const MOST_SHOWN = 20;

/**
 * One statement for all rules, so that all see the same moment while orders go on. `rule` is the index in `rules`,
 * `id` a row that breaks it.
 */
export const everyRule = `${views} ${rules
  .map(
    ({ broken }, index) =>
      `(select ${index} as rule, id::text as id from (${broken}) as broken limit ${MOST_SHOWN})`,
  )
  .join(' union all ')}`;
