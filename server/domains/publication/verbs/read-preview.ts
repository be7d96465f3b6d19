import type { readPreview as endpoint } from '#schemas/publication/preview-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { readDraft } from '../draft.ts';
import { planShown } from '../plans/plan.ts';
import { previewIn } from '../preview-token.ts';

/** Refuses `previewUnknown`, `previewExpired`, `previewRevoked`. */
export const readPreview =
  (services: Pick<Services, 'secret'>): Verb<typeof endpoint> =>
  async ({ db, now }, { token }) => {
    const { until, round, plan } = previewIn(services, token);
    if (until <= now) throw new RefusedError(publicationRefusals.previewExpired);
    const { document, previewRound } = await readDraft(db);
    if (round !== previewRound) throw new RefusedError(publicationRefusals.previewRevoked);
    if (plan === null) return { document, until, now };
    const shown = await planShown(db, plan);
    if (!shown) throw new RefusedError(publicationRefusals.previewRevoked);
    return { document: shown, until, now };
  };
