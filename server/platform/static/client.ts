import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawnFormats } from '../http/drawn-formats.ts';
import { requestedWidth, VARIES } from '../http/requested-width.ts';
import { protectPage, showElsewhere } from '../http/security-headers.ts';
import { inlineStyles, pagesIn } from './pages.ts';

const DAY = 'public, max-age=86400';
/** A redrawn picture keeps its file name: after a week it is shown as it was while it is asked for. */
const PICTURE = 'public, max-age=604800, stale-while-revalidate=2592000';

/** Pages and the worker: they have a policy of their own, and the same address in every release. */
const OWN_POLICY = /(?:\.html|\/sw\.js)(?:\.br|\.gz)?$/;

const cachingOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return OWN_POLICY.test(path) ? 'no-cache' : DAY;
};

type FileRoute = { Params: { '*': string }; Querystring: Record<string, unknown> };

/**
 * Demo pictures under `/media/`: vectors, or for a browser that shows it the build's raster in `rasters`, in the
 * width of `?w=` or their own.
 */
export const serveMedia = (app: FastifyInstance, vectorDir: string, rasterDir: string): void => {
  const drawn = new Set(existsSync(rasterDir) ? readdirSync(rasterDir) : []);
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: vectorDir,
      serve: false,
      cacheControl: false,
      setHeaders: (reply) => {
        showElsewhere(reply);
        reply.header('cache-control', PICTURE).header('vary', VARIES);
      },
    });
    scope.get<FileRoute>('/media/*', (request, reply) => {
      const name = request.params['*'];
      const width = requestedWidth(request);
      const stem = name.replace(/\.svg$/, '');
      const raster = [...(width ? [`${stem}.${width}`] : []), stem]
        .flatMap((each) => drawnFormats(request).map((format) => `${each}.${format}`))
        .find((each) => stem !== name && drawn.has(each));
      return raster ? reply.sendFile(raster, rasterDir) : reply.sendFile(name);
    });
  });
};

/** The build's files, without those that tell how it was built; every other address belongs to the client's router. */
const FILE = /^(?!.*\/\.)[\w./-]+$/;

/** Hashed assets are cached for ever, pages never. `policyOf`: content policy of a page by the hash of its style. */
export const serveClient = (
  app: FastifyInstance,
  directory: string,
  policyOf: (style: string | undefined) => string,
): void => {
  const styles = inlineStyles(directory);
  const styleIn = (path: string) =>
    styles[
      relative(directory, path)
        .replace(/\.(?:br|gz)$/, '')
        .replaceAll('\\', '/')
    ];
  // browsers ask for this icon where no page of the app names one, such as beside a bare picture
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', DAY).send());
  app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    allowedPath: (path) => FILE.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
      if (OWN_POLICY.test(path)) protectPage(reply, policyOf(styleIn(path)));
    },
  });
};

export const isBuilt = (directory: string | undefined): directory is string =>
  directory !== undefined && existsSync(join(directory, 'index.html'));

/** `sendDrawn` sends a page that is drawn; false where the page is to be sent as it was built. */
export const sendApp = (
  directory: string,
  sendDrawn?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
) => {
  const pageAt = pagesIn(directory);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (await sendDrawn?.(request, reply)) return reply;
    return reply.code(200).sendFile(pageAt(request.url.split('?')[0] ?? '/'));
  };
};
