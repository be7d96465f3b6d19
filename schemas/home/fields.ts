import * as z from 'zod/mini';
import { type Codec, decodedType, partsOf, refuse, withParts } from '../wire/codec.ts';
import { id, link, picture, requiredText, text, zeroFlag } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

const slide = object(
  { thumb: picture, link_url: link, title_name: text },
  { link_url: 'link', title_name: 'title' },
);

export type Banner = z.output<typeof slide>;

/** Refuses a banner with neither picture nor title. */
export const bannerSchema: Codec<Banner> = withParts(
  z.codec(slide, decodedType<Banner>(), {
    decode: (banner, context) =>
      banner.thumb || banner.title ? banner : refuse(context, 'object with thumb'),
    encode: (banner) => banner,
  }),
  partsOf(slide),
);

export const navIconSchema = object(
  {
    id,
    icon_name: requiredText,
    icon_thumb: picture,
    icon_link: link,
    /** 0: the link is a route of the app; otherwise it leads out of the app. */
    jion: zeroFlag,
  },
  { icon_name: 'name', icon_thumb: 'thumb', icon_link: 'link', jion: 'joinsApp' },
);

export type NavIcon = z.output<typeof navIconSchema>;
