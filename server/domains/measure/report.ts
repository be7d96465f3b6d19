import type { reportMeasures as endpoint } from '#schemas/measure/endpoints.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import type { gatherMeasures } from './gather.ts';

type Gathering = Pick<ReturnType<typeof gatherMeasures>, 'add'>;

/** Counts what a phone measured; without `gathering` this site measures nothing, and says so. */
export const report =
  (gathering: Gathering | undefined): Verb<typeof endpoint> =>
  async (_context, measured) => {
    gathering?.add(measured);
    return { on: gathering !== undefined };
  };
