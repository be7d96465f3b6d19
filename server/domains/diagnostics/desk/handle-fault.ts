import type { handleFault as endpoint } from '#schemas/diagnostics/desk-endpoints.ts';
import { faultCause } from '#schemas/diagnostics/fault-causes.ts';
import { handledFault } from '../../../db/tables/diagnostics.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { newestOf } from './faults.ts';

/** Handled until phones report it again; an unknown fault changes nothing. */
export const handleFault: Verb<typeof endpoint> = async (
  { db, operator, now },
  { key: _, ...fault },
) => {
  const lastId = await newestOf(db, fault);
  if (lastId === null) return unchanged({});
  const seen = { lastId, at: new Date(now) };
  const { section, fault: cause, endpoint, path } = handledFault;
  await db
    .insert(handledFault)
    .values({ ...fault, ...seen })
    .onConflictDoUpdate({ target: [section, cause, endpoint, path], set: seen });
  const what = [fault.section, faultCause(fault.fault)].filter(Boolean).join('，');
  const text = `线上问题标为已处理：${what}`;
  await writeAudit(db, { who: operator, action: 'fault-handled', text, now });
  return {};
};
