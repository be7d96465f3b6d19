import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Line } from '../../db/connections/line.ts';
import { isLost } from '../../db/connections/lost.ts';
import { RefusedError } from './errors.ts';

export const isRepeatable = ({ changes, idempotent }: Endpoint): boolean =>
  !changes || idempotent !== undefined;

/**
 * Runs `work` as soon as the database answers, and once more where its connection is lost meanwhile and it is
 * `repeatable`. Refuses `unavailable` after three seconds without an answer.
 */
export const overLine = async <T>(
  line: Pick<Line, 'isUp' | 'isBack'>,
  repeatable: boolean,
  work: () => Promise<T>,
): Promise<T> => {
  if (!line.isUp() && !(await line.isBack())) throw new RefusedError(callRefusals.unavailable);
  try {
    return await work();
  } catch (error) {
    if (!repeatable || !isLost(error) || !(await line.isBack())) throw error;
    return work();
  }
};
