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

/** Every rule of the books, in the order of the report. */
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
 * One statement for all rules, so that they see the same moment while orders go on. A row names a `rule` by
 * its place in `rules`, and by its `id` a thing that breaks it.
 */
export const everyRule = `${views} ${rules
  .map(
    ({ broken }, index) =>
      `(select ${index} as rule, id::text as id from (${broken}) as broken limit ${MOST_SHOWN})`,
  )
  .join(' union all ')}`;
