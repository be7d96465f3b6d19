import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { HOUR } from '../../platform/time/durations.ts';
import { writeAudit } from './audit.ts';

/** `what`: the kind of personal data in words, such as 认证资料. */
type Looked = { what: string; members: readonly number[] };

/**
 * Records that an operator was shown personal data: one row an hour for the same data of the same members.
 * The audit holds members' numbers only; without members, nothing is written.
 */
export const noteLook = async (
  { db, operator: who, now }: Pick<OperatorContext, 'db' | 'operator' | 'now'>,
  { what, members }: Looked,
): Promise<void> => {
  const shown = [...new Set(members)].sort((one, other) => one - other);
  if (shown.length === 0) return;
  const numbers = shown.join('、');
  const once = `look ${who.id} ${Math.floor(now / HOUR)} ${what} ${numbers}`;
  await writeAudit(db, { who, action: 'look', text: `查看会员 ${numbers} 的${what}`, now, once });
};
