import type { FastifyInstance } from 'fastify';
import { asItIs } from '../forwarding/address.ts';

const PICTURE = /^\/[^?]*\.(?:jpe?g|png|gif|webp|svg|bmp|avif)(?:\?|$)/i;
const OWN = /^\/(?:assets|media|operator|storybook)\//;

const SIGNED = /[?&]t=/;

/** Browsers would follow the redirect of each picture anew on every visit. */
const DAY = 'public, max-age=86400';

/**
 * Redirects picture paths of the back end to `base` (`http(s)://host/path` without a trailing slash). `isStored`: this
 * server has the picture itself.
 */
export const sendOnPictures = (
  app: FastifyInstance,
  base: string,
  isStored: (address: string) => Promise<boolean> = async () => false,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    const isPicture = (method === 'GET' || method === 'HEAD') && PICTURE.test(url);
    if (!isPicture || OWN.test(url) || (await isStored(url))) return undefined;
    if (!SIGNED.test(url)) reply.header('cache-control', DAY);
    return reply.redirect(base + asItIs(url));
  });
};
