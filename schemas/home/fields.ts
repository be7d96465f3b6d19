import type * as z from 'zod/mini';
import { phoneRefusals } from '../call-codes.ts';
import { id, link, picture, requiredText, text, zeroFlag } from '../primitives.ts';
import { ruled } from '../rules.ts';
import { object } from '../structures.ts';

/** A banner has a picture, or at least words. */
export const bannerSchema = ruled(
  object(
    { thumb: picture, link_url: link, title_name: text },
    { link_url: 'link', title_name: 'title' },
  ),
  {
    holds: ({ thumb, title }) => thumb !== '' || title !== '',
    said: 'banner with thumb or title_name',
    refusal: phoneRefusals.badPayload,
  },
);

export type Banner = z.output<typeof bannerSchema>;

/** `joinsApp` (wire `jion` = 0): the link is an in-app route; otherwise it leads out. */
export const navIconSchema = object(
  { id, icon_name: requiredText, icon_thumb: picture, icon_link: link, jion: zeroFlag },
  { icon_name: 'name', icon_thumb: 'thumb', icon_link: 'link', jion: 'joinsApp' },
);

export type NavIcon = z.output<typeof navIconSchema>;
