import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { type DrawHome, type FirstPart, WHOLE } from '#schemas/layout/first-paint.ts';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { documentPictures } from './document-picture.ts';
import { pageTexts } from './page-text.ts';
import { shareDrawings } from './share-drawings.ts';
import { encodingFor, sharedText } from './shared-text.ts';

export const FRESH = 1000;
export const TIMEOUT_MS = 300;
/** Concurrent calls for pages, so that a stuck back end holds no more. */
const MOST_CALLS = 100;

const DRAWING = 'draw-home.js';

/** Above the number of home pages, in both forms. */
const MOST_HELD = 100;

type Caller = (path: string, body: string, ip?: string) => Promise<string | undefined>;

/**
 * Makes calls as a visitor, within the process; `ip`: whose limits count. Gives the answer with status 200, else
 * undefined. A call that has been under way for `late` ms is awaited and not made a second time, since its back end is
 * slow, or stuck.
 */
export const callerOn = (app: FastifyInstance, late = TIMEOUT_MS): Caller => {
  let underWay = 0;
  const make: Caller = async (path, body, ip) => {
    if (underWay >= MOST_CALLS) return undefined;
    underWay += 1;
    try {
      const { statusCode, payload } = await app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', [DRAWS_HEADER]: DRAWS },
        payload: body,
        ...(ip === undefined ? {} : { remoteAddress: ip }),
      });
      return statusCode === 200 ? payload : undefined;
    } finally {
      underWay -= 1;
    }
  };
  const made = new Map<string, { at: number; answer: ReturnType<Caller> }>();
  return async (path, body, ip) => {
    const key = JSON.stringify([path, body, ip]);
    const before = made.get(key);
    const isLate = before && performance.now() - before.at >= late;
    const found = isLate ? await before.answer.catch(() => undefined) : undefined;
    if (found !== undefined) return found;
    const call = { at: performance.now(), answer: make(path, body, ip) };
    made.set(key, call);
    return call.answer.finally(() => {
      if (made.get(key) === call) made.delete(key);
    });
  };
};

export type PageTimes = {
  /** How long a drawn home page is shared, in ms; a second by default. */
  pageFresh?: number | undefined;
  /** How long drawing waits for its answers, in ms; 300 by default. */
  pageLimit?: number | undefined;
  /** As `pageLimit`, of the first drawing of each page, while the process is cold; `pageLimit` by default. */
  firstPageLimit?: number | undefined;
};

type Drawing = PageTimes & {
  /** Whether the back end takes several reads as one call. */
  batches?: boolean;
};

export const drawsPages = (directory: string): boolean => existsSync(join(directory, DRAWING));

type PageQuery = { path: string; whole: boolean };

export type SentPage = Pick<ReturnType<typeof sharedText>, 'read'> & {
  nonce: string;
  done: Promise<void>;
};

/**
 * The HTML of a home address as a visitor sees it, drawn once for all who ask within `pageFresh` ms. Where drawing
 * fails, the page as it was built.
 */
export const drawPages = (
  app: FastifyInstance,
  clientDir: string,
  directory: string,
  {
    pageFresh: fresh = FRESH,
    pageLimit: limit = TIMEOUT_MS,
    firstPageLimit,
    batches = false,
  }: Drawing = {},
) => {
  const textOf = pageTexts(clientDir, batches);
  const call = callerOn(app, limit);
  const pictured = documentPictures(app);
  const code: Promise<{ drawHome: DrawHome }> = import(
    pathToFileURL(join(directory, DRAWING)).href
  );
  code.catch((error: unknown) => app.log.error({ err: error }, 'no code that draws pages'));

  const drawnBefore = new Set<string>();
  const limitOf = (key: string): number => {
    const isFirst = !drawnBefore.has(key);
    drawnBefore.add(key);
    return isFirst ? Math.max(limit, firstPageLimit ?? 0) : limit;
  };

  const draw = (query: PageQuery): SentPage => {
    // for this drawing's styles, which follow the header with the policy
    const nonce = randomBytes(16).toString('base64');
    const text = sharedText();
    const { head, part, end, plain } = textOf(nonce, query);
    text.write(head());
    const drawing = async () => {
      const { drawHome } = await code;
      // drawing blocks this process, so the head is sent first for the phone to read
      await text.begun;
      let parts = Promise.resolve();
      const onPart = (each: FirstPart) => {
        parts = parts.then(async () => {
          // without JavaScript nothing would make the picture sharper
          const html = query.whole ? undefined : await pictured(each.html);
          text.write(html === undefined ? part(each) : part({ ...each, html, picture: '' }, true));
        });
        // awaited below, or given up with the drawing
        parts.catch(() => undefined);
      };
      const paint = await drawHome({ ...query, call, limit: limitOf(query.path), onPart });
      await parts;
      for (const error of paint.errors)
        app.log.warn({ err: error, path: query.path }, 'left to the browser');
      text.write(end(paint));
    };
    const done = drawing()
      .catch((error: unknown) => {
        app.log.error({ err: error, path: query.path }, 'page not drawn');
        text.write(plain());
      })
      .finally(text.end);
    return { nonce, read: text.read, done };
  };

  const share = shareDrawings<SentPage>(app, { fresh, most: MOST_HELD });
  return (query: PageQuery): Promise<SentPage> => share(JSON.stringify(query), () => draw(query));
};

export type Protect = (reply: FastifyReply, nonce: string) => void;

/** `protect` sets the content policy, which lets the page's own styles in by `nonce`. */
export const sendPage = (
  page: SentPage,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  protect: Protect,
): FastifyReply => {
  const encoding = encodingFor(headers['accept-encoding']);
  protect(reply, page.nonce);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .send(page.read(encoding));
};

type Query = { Querystring: Readonly<Record<string, unknown>> };

export const serveFirstPages = (
  app: FastifyInstance,
  pageOf: ReturnType<typeof drawPages>,
  protect: Protect,
): void => {
  app.register(async (scope) => {
    for (const path of homeAddresses)
      scope.get<Query>(path, async (request: FastifyRequest<Query>, reply) => {
        const page = await pageOf({ path, whole: WHOLE in request.query });
        return sendPage(page, request, reply, protect);
      });
  });
};
