import { notedFaults } from '#schemas/diagnostics/noted-faults.ts';
import type { AlertConfig } from '../../platform/alerts/config.ts';
import { sendAlert } from '../../platform/alerts/send.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { HOUR, SECOND } from '../../platform/time/durations.ts';
import { faultText } from './alerts/words.ts';
import { type NewDiagnostic, store } from './queries.ts';

/** The time between two looks, in ms; a change that fails for want of room is remembered for longer. */
const POLL_MS = 5 * SECOND;
/** For so long the same is not told again, in ms. */
const QUIET = HOUR;

const { fault } = notedFaults.diskFull;

const noted = (folder: string, now: number): NewDiagnostic => ({
  ...{ page: '', memberId: null, at: new Date(now) },
  ...{ section: '服务器', fault, endpoint: '', path: '' },
  ...{ expected: '有空间保存', came: folder || '数据库服务器的磁盘', shown: '不能保存' },
});

/**
 * Tells operators that no room is left: at their desk and by it by the webhook, by the webhook alone where the database
 * takes nothing any more. Gives the look, which a server that listens takes by itself.
 */
export const tellFullDisk = (
  { app, db, clock, capacity }: Pick<DomainHost, 'app' | 'db' | 'clock' | 'capacity'>,
  alerts: AlertConfig | undefined,
): (() => Promise<void>) => {
  let notifiedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const now = clock();
    if (!capacity.isFull() || now - notifiedAt < QUIET) return;
    notifiedAt = now;
    app.log.error({ folder: capacity.folder }, 'disk full');
    try {
      await store(db, [noted(capacity.folder, now)]);
    } catch (error) {
      app.log.error({ err: error }, 'full disk not noted');
      if (alerts) await sendAlert(alerts, faultText(fault), now);
    }
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('onListen', async () => {
    const failed = (error: unknown) => app.log.error({ err: error }, 'full disk not told');
    timer = setInterval(() => void look().catch(failed), POLL_MS);
    timer.unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
  return look;
};
