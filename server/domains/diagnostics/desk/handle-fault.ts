import { handledFault } from '../../../db/tables/diagnostics.ts';
import { type ConsoleServices, idempotentCall, keepAudit } from '../../operator/index.ts';
import { newestOf } from './faults.ts';

/** Handled until it is reported again; what nobody reported is left alone. */
export const handleFault = (services: ConsoleServices) =>
  idempotentCall(services, 'handleFault', async ({ db, operator, now }, { key: _, ...fault }) => {
    const lastId = await newestOf(db, fault);
    if (lastId === null) return { done: false, answer: {} };
    const seen = { lastId, at: new Date(now) };
    const { section, fault: cause, endpoint, path } = handledFault;
    await db
      .insert(handledFault)
      .values({ ...fault, ...seen })
      .onConflictDoUpdate({ target: [section, cause, endpoint, path], set: seen });
    const where = [fault.section, fault.fault, fault.endpoint, fault.path].filter(Boolean);
    const text = `线上问题标为已处理：${where.join(' ')}`;
    await keepAudit(db, { who: operator, action: 'fault-handled', text, now });
    return { done: true, answer: {} };
  });
