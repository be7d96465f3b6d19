import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidth } from '#schemas/picture-widths.ts';
import { drawnFormats } from '../http/drawn-formats.ts';
import { protectPage, showElsewhere } from '../http/security-headers.ts';
import { pagesIn } from './pages.ts';

const DAY = 'public, max-age=86400';

const cachingOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html(\.br|\.gz)?$/.test(basename(path)) ? 'no-cache' : DAY;
};

type Named = { Params: { '*': string }; Querystring: Record<string, unknown> };

/**
 * Pictures that the demo data shows, under `/media/`: vectors, or what the build made of them in
 * `rasters`, in the width that `?w=` asks for or in their own, for a browser that shows it.
 */
export const serveMedia = (app: FastifyInstance, vectors: string, rasters: string): void => {
  const drawn = new Set(existsSync(rasters) ? readdirSync(rasters) : []);
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: vectors,
      serve: false,
      cacheControl: false,
      // a redrawn picture keeps its file name, so browsers ask for it again after a week
      setHeaders: (reply) => {
        showElsewhere(reply);
        reply.header('cache-control', 'public, max-age=604800').header('vary', 'accept');
      },
    });
    scope.get<Named>('/media/*', (request, reply) => {
      const name = request.params['*'];
      const width = pictureWidth(request.query.w);
      const stem = name.replace(/\.svg$/, '');
      const raster = [...(width ? [`${stem}.${width}`] : []), stem]
        .flatMap((each) => drawnFormats(request).map((format) => `${each}.${format}`))
        .find((each) => stem !== name && drawn.has(each));
      return raster ? reply.sendFile(raster, rasters) : reply.sendFile(name);
    });
  });
};

/** Pages, and the service worker, whose own policy holds for all that it fetches. */
const OWN_POLICY = /(?:\.html|\/sw\.js)(?:\.br|\.gz)?$/;

/**
 * Names of the build's files, but not of those that tell how it was built; every other address
 * belongs to the client's router.
 */
const FILE = /^(?!.*\/\.)[\w./-]+$/;

/** The built client: hashed assets for ever, pages never from a cache, under that content policy. */
export const serveClient = (app: FastifyInstance, directory: string, policy: string): void => {
  // browsers ask for this icon where no page of the app names one, such as beside a bare picture
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', DAY).send());
  app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    allowedPath: (path) => FILE.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
      if (OWN_POLICY.test(path)) protectPage(reply, policy);
    },
  });
};

export const isBuilt = (directory: string | undefined): directory is string =>
  directory !== undefined && existsSync(join(directory, 'index.html'));

/** Gives the app at every address that its own router knows, in the shape of what stands there. */
export const sendApp = (directory: string) => {
  const pageAt = pagesIn(directory);
  return ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.code(200).sendFile(pageAt(url.split('?')[0] ?? '/'));
};
