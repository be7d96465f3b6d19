import { none } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { choice, flag, picture, text } from '../primitives.ts';
import { list, object } from '../structures.ts';

/** data 1 = `/login`, 2 = `/Welogin`. */
export const switchVersion = defineEndpoint({
  path: '/v1/Login/switchVersion',
  payload: none,
  data: choice,
  access: 'public',
  refusals: {},
});

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

/** The bottom tabs in their fixed order; `disabled` "1" means shown (shell rule 2). */
export const bottomStatus = defineEndpoint({
  path: '/vb/Index/getBottomStatus',
  payload: none,
  data: list(object({ disabled: flag }, { disabled: 'shown' })),
  access: 'public',
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
