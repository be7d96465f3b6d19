import { defineEndpoint } from '../wire/define-endpoint.ts';
import { picture, text } from '../wire/primitives.ts';
import { none } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';

export const siteInfo = defineEndpoint({
  path: '/v1/index/logo',
  payload: none,
  data: object(
    {
      text_name: text,
      logo_url: picture,
      copyright_name: text,
      copyright_name_url: text,
      value: text,
    },
    {
      text_name: 'title',
      logo_url: 'logo',
      copyright_name: 'copyright',
      copyright_name_url: 'copyrightLink',
      value: 'shareText',
    },
  ),
  access: 'public',
  cache: true,
  refusals: {},
});

export const appVersion = defineEndpoint({
  path: '/v1/index/vueversion',
  payload: none,
  data: object({ version: text }),
  access: 'public',
  cache: 'phone',
  refusals: {},
});
