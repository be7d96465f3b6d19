import type { testAlert as endpoint } from '#schemas/diagnostics/desk-endpoints.ts';
import { diagnosticsRefusals } from '#schemas/diagnostics/refusals.ts';
import type { AlertConfig } from '../../../platform/alerts/config.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { addAlert } from '../alerts/tell-faults.ts';
import { TEST_TEXT } from '../alerts/words.ts';

/** Refuses `noAlerts` where no webhook is set. */
export const testAlert =
  (config: AlertConfig | undefined): Verb<typeof endpoint> =>
  async ({ db, operator, now }) => {
    if (!config) throw new RefusedError(diagnosticsRefusals.noAlerts);
    const id = await addAlert(db, { text: TEST_TEXT, now, test: true });
    await writeAudit(db, { who: operator, action: 'alert', text: '发送一条测试告警', now });
    return { id };
  };
