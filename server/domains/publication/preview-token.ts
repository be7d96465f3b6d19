import { publicationRefusals } from '../../../schemas/publication/refusals.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

type Signing = { secret: Secret };

/** What a link to the preview is good for: until when (ms), and in which round of links. */
type Preview = { until: number; round: number };

const TOKEN = /^([\da-z]{1,10})\.([\da-z]{1,7})\.([\w-]{43})$/;

const sealOf = ({ secret }: Signing, until: string, round: string): string =>
  secret.hash('preview', until, round);

/** The last part of a link's address, which nobody can make without the server's secret. */
export const previewToken = (services: Signing, { until, round }: Preview): string => {
  const told = [until.toString(36), round.toString(36)] as const;
  return [...told, sealOf(services, ...told)].join('.');
};

/** What a token of ours says, whether or not it still holds. Refuses `previewUnknown`. */
export const previewIn = (services: Signing, token: string): Preview => {
  const [, until = '', round = '', seal = ''] = TOKEN.exec(token) ?? [];
  if (!isSameText(seal, sealOf(services, until, round)))
    throw new RefusedError(publicationRefusals.previewUnknown);
  return { until: Number.parseInt(until, 36), round: Number.parseInt(round, 36) };
};
