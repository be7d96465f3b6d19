import { ANSWER_LIMIT, withTimeLimit } from './line.ts';

/** `late`: no answer came in time, which may be a busy machine as well as a lost one. */
type Answer = 'prompt' | 'late' | 'lost';

type Asking = {
  ask: () => Promise<unknown>;
  /** Gives up the connection on which a question failed or waits in vain. */
  drop?: () => void;
  /** How many checks in a row may stay without an answer before the database counts as lost. */
  lates: number;
  limit?: number;
};

/**
 * Checks whether somebody answers. A question that may still be answered is not asked again: further checks wait for
 * it. Concurrent checks are one.
 */
export const askPatiently = ({
  ask,
  drop = () => {},
  lates,
  limit = ANSWER_LIMIT,
}: Asking): (() => Promise<Answer>) => {
  let pending: Promise<boolean> | undefined;
  let late = 0;
  const lost = (): Answer => {
    pending = undefined;
    late = 0;
    drop();
    return 'lost';
  };
  const look = async (): Promise<Answer> => {
    pending ??= ask().then(
      () => true,
      () => false,
    );
    try {
      if (!(await withTimeLimit(limit, pending))) return lost();
    } catch {
      late += 1;
      return late < lates ? 'late' : lost();
    }
    pending = undefined;
    late = 0;
    return 'prompt';
  };
  let looking: Promise<Answer> | undefined;
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
};
