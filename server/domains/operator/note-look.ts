import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { HOUR } from '../../platform/time/durations.ts';
import { writeAudit } from './audit.ts';

/** What of members was opened, in words, such as 认证资料. */
type Looked = { what: string; members: readonly number[] };

/**
 * Writes down that an operator was shown what members do not tell everybody: one row an hour for the same
 * of the same members. The audit names members by number alone; where none was shown, nothing is written.
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
