import { notedFaults } from '#schemas/diagnostics/noted-faults.ts';
import type { AlertConfig } from '../../platform/alerts/config.ts';
import { sendAlert } from '../../platform/alerts/send.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { HOUR, SECOND } from '../../platform/time/durations.ts';
import { faultText } from './alerts/words.ts';
import { type NewDiagnostic, store } from './queries.ts';

/** In ms. A change that fails for lack of room is remembered for longer than this. */
const POLL_MS = 5 * SECOND;
/** In ms: the same fault is not announced again for this long. */
const QUIET = HOUR;

const { fault } = notedFaults.diskFull;

const noted = (folder: string, now: number): NewDiagnostic => ({
  ...{ page: '', memberId: null, at: new Date(now) },
  ...{ section: '服务器', fault, endpoint: '', path: '' },
  ...{ expected: '有空间保存', came: folder || '数据库服务器的磁盘', shown: '不能保存' },
});

/**
 * Notifies operators that the disk is full: at their desk and by the webhook, or by the webhook alone where
 * the database takes no writes. Returns the check, which a listening server runs by itself.
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
