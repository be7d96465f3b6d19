import { defineEndpoint } from '../wire/define-endpoint.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, link, picture, requiredText, text, time } from '../wire/primitives.ts';
import { none } from '../wire/query-fields.ts';
import { list, object } from '../wire/structures.ts';
import { legalTexts } from './fields.ts';

export const legalText = defineEndpoint({
  path: '/v1/help/getLegalText',
  payload: object({
    type: oneOf(legalTexts),
    /** 0 for the current one. */
    version: withDefault(count, 0),
  }),
  data: object({
    title: requiredText,
    version: count,
    updated: time,
    chapters: list(object({ heading: text, paragraphs: list(requiredText) })),
  }),
  access: 'public',
  refusals: {},
});

/** How to reach support when an account is disabled or the service is down. */
export const supportInfo = defineEndpoint({
  path: '/v1/help/getSupport',
  payload: none,
  data: object({ phone: text, hours: text, wechat: text, qrCode: picture, link }),
  access: 'public',
  refusals: {},
});
