import type { reportMeasures as endpoint } from '#schemas/measure/endpoints.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import type { gatherMeasures } from './gather.ts';

type Gathering = Pick<ReturnType<typeof gatherMeasures>, 'add'>;

/** Without `gathering` this site measures nothing, and the answer says so. */
export const report =
  (gathering: Gathering | undefined): Verb<typeof endpoint> =>
  async (_context, measured) => {
    gathering?.add(measured);
    return { on: gathering !== undefined };
  };
