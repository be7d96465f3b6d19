import type * as z from 'zod/mini';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { anyValue } from '../wire/codec.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { flag, html, id, link, picture, requiredText, text } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { pictureShapes } from './fields.ts';
import { landingRefusals } from './refusals.ts';

const query = object({ id: text });

const notFound = pickRefusals(landingRefusals, 'noSuchLanding');

/** The card of a shared link; the page stands in for ''. */
const cardFields = { share_title: text, share_text: text, share_thumb: picture };
const cardNames = {
  share_thumb: 'sharePicture',
} as const;

/** Answers a page of a picture, a text and one button. */
export const landing = defineEndpoint({
  path: '/v1/landing/page',
  payload: query,
  data: object(
    {
      id,
      title: requiredText,
      thumb: picture,
      shape: oneOf(pictureShapes),
      /** Has to be sanitised. */
      content: html,
      button: text,
      /** '': there is no button. */
      link,
      ...cardFields,
    },
    { content: 'html', ...cardNames },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: notFound,
});

export type Landing = z.output<typeof landing.data>;

/** Answers a published page of blocks; the page reads each of its `nodes` by itself, as the home page does. */
export const blockLanding = defineEndpoint({
  path: '/v1/landing/blocks',
  payload: query,
  data: object({ id, title: requiredText, theme: text, nodes: anyValue, ...cardFields }, cardNames),
  access: 'member',
  rate: LOOKS,
  refusals: notFound,
});

export type BlockLanding = z.output<typeof blockLanding.data>;

/** Counts an opening of a page; each opening has its own `key`. */
export const openLanding = defineEndpoint({
  path: '/v1/landing/open',
  payload: object({
    id: text,
    /** The channel in the page's address. */
    type: text,
    blocks: flag,
    key,
  }),
  data: none,
  access: 'member',
  rate: CHANGES,
  loading: false,
  idempotent: true,
  changes: true,
  refusals: notFound,
});

export const landingApi = { landing, blockLanding, openLanding };
