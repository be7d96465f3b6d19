import { randomUUID } from 'node:crypto';
import type { Line } from '../../../db/connections/line.ts';
import type { Database } from '../../../db/database.ts';
import { sendSignals } from '../../../db/signals.ts';
import { batchSoon } from './batch-soon.ts';

type Way = { db: Database; line: Pick<Line, 'hear'> };

type Woken = {
  wake: (liveId: number) => void;
  /** Signals may have been missed. */
  wakeAll: () => void;
  failed: (error: unknown) => void;
};

/**
 * Servers tell each other whose room's log has grown. They do so after the commit, for all that came within
 * a moment: commits that send wait for one another, and a room's messages would with them.
 */
export const roomSignals = ({ db, line }: Way, { wake, wakeAll, failed }: Woken) => {
  const own = randomUUID();
  const stop = line.hear('live', (text) => {
    if (text === undefined) return wakeAll();
    const [liveId, from] = text.split(' ');
    if (from !== own) wake(Number(liveId));
  });
  const send = batchSoon(
    (rooms) =>
      sendSignals(
        db,
        'live',
        rooms.map((liveId) => `${liveId} ${own}`),
      ),
    failed,
  );
  return { send, stop };
};
