import * as z from 'zod/mini';
import { PREVIEWS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { text } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';
import { publicationRefusals } from './refusals.ts';

const FOLDER = '/preview/';

export const previewPath = (token: string): string => FOLDER + token;

export const previewTokenIn = (path: string): string => path.slice(FOLDER.length);

const epochMs = z.int();

/** The current draft or plan, for anybody with a link. */
export const readPreview = defineEndpoint({
  path: '/v1/preview/draft',
  payload: object({ token: text }),
  data: z.object({
    document: z.unknown(),
    until: epochMs,
    /** The server's clock. */
    now: epochMs,
  }),
  access: 'public',
  rate: { ofAddress: PREVIEWS },
  refusals: pickRefusals(publicationRefusals, 'previewUnknown', 'previewExpired', 'previewRevoked'),
});

export const previewApi = { readPreview };
