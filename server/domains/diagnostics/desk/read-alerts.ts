import { desc } from 'drizzle-orm';
import type { readAlerts as endpoint } from '#schemas/diagnostics/desk-endpoints.ts';
import { alert } from '../../../db/tables/diagnostics.ts';
import type { AlertConfig } from '../../../platform/alerts/config.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';

const MOST = 10;

export const readAlerts =
  (config: AlertConfig | undefined): Verb<typeof endpoint> =>
  async ({ db }) => {
    const { id, at, text, test, state, failure } = alert;
    const rows = await db
      .select({ id, at, text, test, state, failure })
      .from(alert)
      .orderBy(desc(id))
      .limit(MOST);
    return {
      settings: config
        ? {
            ...{ kind: config.kind, faults: config.faults },
            ...{ minutes: config.minutes, quiet: config.quiet },
          }
        : null,
      sent: rows.map((row) => ({ ...row, at: row.at.getTime() })),
    };
  };
