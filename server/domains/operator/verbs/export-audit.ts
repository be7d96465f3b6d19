import { and, desc, lt } from 'drizzle-orm';
import { csvLine } from '#schemas/desk/csv.ts';
import {
  type AuditFilter,
  EXPORTED_AT_ONCE,
  type exportAudit as endpoint,
} from '#schemas/operator/audit-endpoints.ts';
import { auditActionNames } from '#schemas/operator/fields.ts';
import { hashOf } from '../../../platform/auth/session.ts';
import type { OperatorContext } from '../../../platform/endpoint/context.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { writeAudit } from '../audit.ts';
import { auditRows } from '../audit-rows.ts';

const HEADS = ['编号', '时间（北京）', '谁', '操作', '说明'];

/** The search word is left out, since it may be a person's name. */
const filterText = ({ operator, action, from, until, word }: AuditFilter): string => {
  const parts = [
    operator === undefined ? [] : operator === 'system' ? '系统的' : `账号编号 ${operator} 的`,
    action === undefined ? [] : `操作是${auditActionNames[action]}`,
    from === undefined ? [] : `${from} 起`,
    until === undefined ? [] : `${until} 止`,
    word ? '含搜索词' : [],
  ].flat();
  return parts.join('，') || '全部';
};

const noteExport = (context: OperatorContext, filter: AuditFilter): Promise<void> => {
  const { db, operator: who, now } = context;
  const filterHash = hashOf(JSON.stringify(Object.entries(filter).toSorted()));
  const once = `export ${who.id} ${Math.floor(now / HOUR)} ${filterHash}`;
  const text = `导出操作记录：${filterText(filter)}`;
  return writeAudit(db, { who, action: 'export', text, now, once });
};

export const exportAudit: Verb<typeof endpoint> = async (context, { before, ...filter }) => {
  const { db } = context;
  const { rows: found, holds } = auditRows(db, filter);
  const older = before === undefined ? undefined : lt(found.id, before);
  const rows = await db
    .select()
    .from(found)
    .where(and(holds, older))
    .orderBy(desc(found.id))
    .limit(EXPORTED_AT_ONCE);
  await noteExport(context, filter);
  const lines = rows.map(({ id, at, name, action, text }) =>
    csvLine([`${id}`, chinaText(at.getTime()), name, auditActionNames[action], text]),
  );
  const heads = before === undefined ? csvLine(HEADS) : '';
  const last = rows.length === EXPORTED_AT_ONCE ? rows.at(-1) : undefined;
  return { lines: heads + lines.join(''), rows: rows.length, next: last?.id ?? null };
};
