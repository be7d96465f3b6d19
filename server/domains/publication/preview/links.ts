import type * as calls from '#schemas/publication/endpoints.ts';
import type * as previewCalls from '#schemas/publication/preview-endpoints.ts';
import { previewPath } from '#schemas/publication/preview-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { isSameText } from '../../../platform/auth/same-text.ts';
import type { Secret } from '../../../platform/auth/secret.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';
import { beginPreviewRound, readDraft } from '../draft/draft.ts';
import { planById, planShown, titled } from '../plans/plan.ts';

type Signing = { secret: Secret };

/** `until` in ms; `round`: of links, since a new round ends all earlier ones; `plan`: null for the draft. */
type Preview = { until: number; round: number; plan: number | null };

const TOKEN = /^([\da-z]{1,10})\.([\da-z]{1,7})(?:\.([\da-z]{1,6}))?\.([\w-]{43})$/;

const sealOf = ({ secret }: Signing, parts: readonly string[]): string =>
  secret.hash('preview', ...parts);

/**
 * The last part of a link's address, which nobody can make without the server's secret.
 * @internal for tests
 */
export const previewToken = (services: Signing, { until, round, plan }: Preview): string => {
  const parts = [until, round, ...(plan === null ? [] : [plan])].map((part) => part.toString(36));
  return [...parts, sealOf(services, parts)].join('.');
};

const previewIn = (services: Signing, token: string): Preview => {
  const [, until = '', round = '', plan, seal = ''] = TOKEN.exec(token) ?? [];
  const parts = plan === undefined ? [until, round] : [until, round, plan];
  if (!isSameText(seal, sealOf(services, parts)))
    throw new RefusedError(publicationRefusals.previewUnknown);
  return {
    until: Number.parseInt(until, 36),
    round: Number.parseInt(round, 36),
    plan: plan === undefined ? null : Number.parseInt(plan, 36),
  };
};

/**
 * Refuses `planUnknown`, and `learnerSiteUnknown` where the console has a site of its own and the learners'
 * is not configured.
 */
export const makePreviewLink =
  ({
    secret,
    learnerSite,
  }: Pick<Services, 'secret' | 'learnerSite'>): Verb<typeof calls.makePreviewLink> =>
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

export const revokePreviewLinks: Verb<typeof calls.revokePreviewLinks> = async ({
  db,
  operator,
  now,
}) => {
  await beginPreviewRound(db);
  const text = '让草稿和方案的所有预览链接失效';
  await writeAudit(db, { who: operator, action: 'preview-link', text, now });
  return {};
};

export const readPreview =
  (services: Pick<Services, 'secret'>): Verb<typeof previewCalls.readPreview> =>
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
