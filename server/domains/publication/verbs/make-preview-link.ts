import type { makePreviewLink as endpoint } from '#schemas/publication/endpoints.ts';
import { previewPath } from '#schemas/publication/preview-path.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';
import { readDraft } from '../draft.ts';
import { planById, titled } from '../plans/plan.ts';
import { previewToken } from '../preview-token.ts';

/** Refuses `planUnknown`, `learnerSiteUnknown` where the console has a site of its own and learners' was not named. */
export const makePreviewLink =
  ({ secret, learnerSite }: Pick<Services, 'secret' | 'learnerSite'>): Verb<typeof endpoint> =>
  async ({ db, operator, now }, { hours, plan: id }) => {
    if (learnerSite === undefined) throw new RefusedError(publicationRefusals.learnerSiteUnknown);
    const { previewRound: round } = await readDraft(db);
    const until = now + hours * HOUR;
    const of = id === undefined ? '草稿' : titled(await planById(db, id));
    const text = `生成了${of}的预览链接，${chinaText(until)} 前有效`;
    await writeAudit(db, { who: operator, action: 'preview-link', text, now });
    const token = previewToken({ secret }, { until, round, plan: id ?? null });
    return { address: learnerSite + previewPath(token), until };
  };
