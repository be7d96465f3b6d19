import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

type Signing = { secret: Secret };

/** What a link to the preview is good for: until when (ms), in which round of links, and of which plan. */
type Preview = { until: number; round: number; plan: number | null };

const TOKEN = /^([\da-z]{1,10})\.([\da-z]{1,7})(?:\.([\da-z]{1,6}))?\.([\w-]{43})$/;

const sealOf = ({ secret }: Signing, told: readonly string[]): string =>
  secret.hash('preview', ...told);

/** The last part of a link's address, which nobody can make without the server's secret. */
export const previewToken = (services: Signing, { until, round, plan }: Preview): string => {
  const told = [until, round, ...(plan === null ? [] : [plan])].map((part) => part.toString(36));
  return [...told, sealOf(services, told)].join('.');
};

/** What a token of ours says, whether or not it still holds. Refuses `previewUnknown`. */
export const previewIn = (services: Signing, token: string): Preview => {
  const [, until = '', round = '', plan, seal = ''] = TOKEN.exec(token) ?? [];
  const told = plan === undefined ? [until, round] : [until, round, plan];
  if (!isSameText(seal, sealOf(services, told)))
    throw new RefusedError(publicationRefusals.previewUnknown);
  return {
    until: Number.parseInt(until, 36),
    round: Number.parseInt(round, 36),
    plan: plan === undefined ? null : Number.parseInt(plan, 36),
  };
};
