import type { FastifyInstance } from 'fastify';
import { SINGLE_DENSITY } from '../http/requested-width.ts';

/** In bytes; a larger picture would hold up the page around it. */
const LARGEST = 8192;
/** How long the page waits for the picture, in ms; one that comes later stands in the next drawings. */
const TIMEOUT_MS = 100;
const FRESH = 60_000;
const MOST = 50;

/** Every browser that the product is built for shows it, so that one drawing suits all. */
const TYPE = 'image/webp';

const FIRST = /<img [^>]*fetchPriority="high"[^>]*>/;
const CANDIDATE = new RegExp(`(?:^|,)(/[^\\s,]+) ${SINGLE_DENSITY}w(?:,|$)`);

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });

const addressIn = (image: string): string | undefined => {
  const [, set = ''] = / srcSet="([^"]*)"/.exec(image) ?? [];
  return CANDIDATE.exec(set)?.[1]?.replaceAll('&amp;', '&');
};

/** The first picture of a page stands in the page itself, and keeps the addresses of its files for sharper screens. */
const within = (image: string, data: string): string =>
  image
    .replace(' srcSet=', ' data-srcset=')
    .replace(' src=', ` src="${data}" data-src=`)
    .replace(' decoding="async"', ' decoding="sync"');

/** Puts the first picture of a page into its HTML where it is small; undefined where there is none, or none in time. */
export const documentPictures = (app: FastifyInstance) => {
  const held = new Map<string, { data: Promise<string | undefined>; until: number }>();
  const load = async (url: string): Promise<string | undefined> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url,
      headers: { accept: TYPE },
    });
    const fits =
      statusCode === 200 && headers['content-type'] === TYPE && rawPayload.length <= LARGEST;
    return fits ? `data:${TYPE};base64,${rawPayload.toString('base64')}` : undefined;
  };
  const dataOf = (url: string): Promise<string | undefined> => {
    const known = held.get(url);
    if (known && known.until > Date.now()) return known.data;
    if (held.size >= MOST) held.clear();
    const data = load(url).catch(() => undefined);
    held.set(url, { data, until: Date.now() + FRESH });
    return data;
  };
  return async (html: string): Promise<string | undefined> => {
    const [image] = FIRST.exec(html) ?? [];
    const address = image && addressIn(image);
    const data = address && (await Promise.race([dataOf(address), pause(TIMEOUT_MS)]));
    return data && html.replace(image, () => within(image, data));
  };
};
