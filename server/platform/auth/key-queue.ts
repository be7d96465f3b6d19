import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { type KeyTask, KeyWorker } from './key-worker.ts';

export type Lane = 'member' | 'stranger';

type Size = {
  workers: number;
  /** Per lane. */
  waiting: number;
  timeoutMs: number;
  open?: () => Pick<KeyWorker, 'derive'>;
};

/** While both lanes wait, a stranger's turn comes after this many members. */
const MEMBERS_FIRST = 3;
const LATEST = 0.3;

type QueuedTask = { begin: () => void };

const refuse = (): never => {
  throw new RefusedError(callRefusals.busy);
};

const openLines = () => {
  const lines: Record<Lane, QueuedTask[]> = { member: [], stranger: [] };
  let members = 0;
  const nextLane = (): Lane => {
    const strangersTurn = lines.stranger.length > 0 && members >= MEMBERS_FIRST;
    return lines.member.length === 0 || strangersTurn ? 'stranger' : 'member';
  };
  return {
    lines,
    ahead: (lane: Lane): number => {
      const [own, others] = [lines[lane].length, lines[lane === 'member' ? 'stranger' : 'member']];
      const share = lane === 'member' ? 1 / MEMBERS_FIRST : MEMBERS_FIRST;
      return own + Math.min(others.length, Math.ceil((own + 1) * share));
    },
    next: (): QueuedTask | undefined => {
      const lane = nextLane();
      members = lane === 'member' ? members + 1 : 0;
      return lines[lane].shift();
    },
    leave: (lane: Lane, who: QueuedTask): void => {
      lines[lane] = lines[lane].filter((each) => each !== who);
    },
  };
};

/**
 * Derives keys by scrypt on threads of its own: libuv's are needed for files and DNS. Workers start with the first
 * keys. Refuses `busy`: at once where `waiting` others of the lane wait, or where its turn is expected after
 * `timeoutMs`; else once `timeoutMs` is over.
 */
export const openKeyQueue = ({
  workers,
  waiting,
  timeoutMs,
  open = () => new KeyWorker(),
}: Size) => {
  const idle: Pick<KeyWorker, 'derive'>[] = [];
  const { lines, ahead, next, leave } = openLines();
  let running = 0;
  let usual = 0;

  const derive = async (task: KeyTask): Promise<Uint8Array> => {
    const worker = idle.pop() ?? open();
    const start = performance.now();
    const key = await worker.derive(task);
    const took = performance.now() - start;
    usual = usual === 0 ? took : usual + LATEST * (took - usual);
    // only here: a worker that failed is not used again
    idle.push(worker);
    return key;
  };

  const takeTurn = (lane: Lane): Promise<void> | undefined => {
    if (running < workers) {
      running += 1;
      return undefined;
    }
    const wait = ((ahead(lane) + 1) * usual) / workers;
    if (lines[lane].length >= waiting || wait > timeoutMs) refuse();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        leave(lane, own);
        reject(new RefusedError(callRefusals.busy));
      };
      const late = setTimeout(giveUp, timeoutMs);
      const own = {
        begin: () => {
          clearTimeout(late);
          resolve();
        },
      };
      lines[lane].push(own);
    });
  };

  const end = (): void => {
    const own = next();
    if (own) own.begin();
    else running -= 1;
  };

  const inTurn = async (task: KeyTask, lane: Lane): Promise<Uint8Array> => {
    await takeTurn(lane);
    return derive(task).finally(end);
  };
  return Object.assign(inTurn, { waiting: () => lines.member.length + lines.stranger.length });
};
