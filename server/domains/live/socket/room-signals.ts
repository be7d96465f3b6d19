import { randomUUID } from 'node:crypto';
import type { Line } from '../../../db/connections/line.ts';
import type { Database } from '../../../db/database.ts';
import { sendSignals } from '../../../db/signals.ts';
import { batchSoon } from './batch-soon.ts';

const TURN = 'turn';

type Way = { db: Database; line: Pick<Line, 'hear'> };

type SignalHandlers = {
  wake: (liveId: number) => void;
  /** The broadcast has begun or ended. */
  turned: (liveId: number) => void;
  /** Signals may have been missed. */
  wakeAll: () => void;
  endPage: (liveId: number, id: string) => void;
  /** `undefined`: of any member. */
  sessionsEnded: (memberId: number | undefined) => void;
  failed: (error: unknown) => void;
};

/**
 * Signals of a moment go out together and after the commit: commits that notify wait for one another, and so
 * would the messages of a room.
 */
const logSignals = ({ db, line }: Way, { wake, turned, wakeAll, failed }: SignalHandlers) => {
  const own = randomUUID();
  const stop = line.hear('live', (text) => {
    if (text === undefined) return wakeAll();
    const [liveId, from, what] = text.split(' ');
    if (from === own) return;
    if (what === TURN) turned(Number(liveId));
    else wake(Number(liveId));
  });
  const texts = (rooms: number[]) => rooms.map((liveId) => `${liveId} ${own}`);
  const grown = batchSoon((rooms: number[]) => sendSignals(db, 'live', texts(rooms)), failed);
  const turn = (ids: readonly number[]): Promise<void> => {
    for (const liveId of ids) turned(liveId);
    return sendSignals(
      db,
      'live',
      ids.map((liveId) => `${liveId} ${own} ${TURN}`),
    );
  };
  return { grown, turn, stop };
};

/** A server that misses a signal finds out when it counts its own pages. */
const pageSignals = ({ db, line }: Way, { endPage }: SignalHandlers) => {
  const stop = line.hear('live_page', (text = '') => {
    const [liveId, id = ''] = text.split(' ');
    endPage(Number(liveId), id);
  });
  const end = async (liveId: number, ids: readonly string[]): Promise<void> => {
    for (const id of ids) endPage(liveId, id);
    const texts = ids.map((id) => `${liveId} ${id}`);
    if (ids.length > 0) await sendSignals(db, 'live_page', texts);
  };
  return { end, stop };
};

export const roomSignals = (way: Way, handlers: SignalHandlers) => {
  const log = logSignals(way, handlers);
  const pages = pageSignals(way, handlers);
  const stopSessions = way.line.hear('session', (text) =>
    handlers.sessionsEnded(text === undefined ? undefined : Number(text)),
  );
  return {
    grown: log.grown,
    turn: log.turn,
    endPages: pages.end,
    stop: (): void => {
      log.stop();
      pages.stop();
      stopSessions();
    },
  };
};
