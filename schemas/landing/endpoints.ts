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

/** Pages that operators make to be handed out. */

const query = object({ id: text });

const notFound = pickRefusals(landingRefusals, 'noSuchLanding');

/** What a shared link to it shows; '' is filled in by the page. */
const cardFields = { share_title: text, share_text: text, share_thumb: picture };
const cardNames = {
  share_thumb: 'sharePicture',
} as const;

/** A picture, a text and one button; `content` is to be sanitised. No `link`: there is no button. */
export const landing = defineEndpoint({
  path: '/v1/landing/page',
  payload: query,
  data: object(
    {
      id,
      title: requiredText,
      thumb: picture,
      shape: oneOf(pictureShapes),
      content: html,
      button: text,
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

/** A page of blocks as it was put live; the page reads `nodes` one by one, as those of a home page. */
export const blockLanding = defineEndpoint({
  path: '/v1/landing/blocks',
  payload: query,
  data: object({ id, title: requiredText, theme: text, nodes: anyValue, ...cardFields }, cardNames),
  access: 'member',
  rate: LOOKS,
  refusals: notFound,
});

export type BlockLanding = z.output<typeof blockLanding.data>;

/**
 * Counts an opening of a page, one of blocks or not; `type`: the channel of its address. `key` tells one opening from
 * another.
 */
export const openLanding = defineEndpoint({
  path: '/v1/landing/open',
  payload: object({ id: text, type: text, blocks: flag, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  loading: false,
  idempotent: true,
  changes: true,
  refusals: notFound,
});

export const landingApi = { landing, blockLanding, openLanding };
