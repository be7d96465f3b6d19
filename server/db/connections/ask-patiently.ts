import { ANSWER_LIMIT, inTime } from './line.ts';

/** `late`: no answer came in time, which a busy machine does as well as a lost one. */
type Answer = 'prompt' | 'late' | 'lost';

type Question = {
  /** One question; rejects where it failed. */
  ask: () => Promise<unknown>;
  /** Gives up what a question failed on, or waits in vain for. */
  drop?: () => void;
  /** How many looks in a row may find no answer before the silence is a loss. */
  lates: number;
  /** How long a look takes, in ms; without it, a second. */
  limit?: number;
};

/**
 * Asks whether somebody answers. A question without an answer is not asked again while it may still get one: each
 * further look waits for it. Looks at the same time are one.
 */
export const askPatiently = ({
  ask,
  drop = () => {},
  lates,
  limit = ANSWER_LIMIT,
}: Question): (() => Promise<Answer>) => {
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
      if (!(await inTime(limit, pending))) return lost();
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
