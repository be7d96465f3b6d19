import type { findThings as endpoint } from '#schemas/publication/picker-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { findIn, thingsBy } from '../things/find-in.ts';

/** Refuses `thingsElsewhere` in front of another back end. */
export const findThings =
  ({ inFront }: Pick<Services, 'inFront'>): Verb<typeof endpoint> =>
  async ({ db, now }, { ids, ...asked }) => {
    if (inFront) throw new RefusedError(publicationRefusals.thingsElsewhere);
    if (ids) return { items: await thingsBy(db, asked.kind, ids, now), pages: 1 };
    return findIn(db, asked, now);
  };
