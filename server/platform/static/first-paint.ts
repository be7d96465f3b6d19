import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { type DrawHome, type FirstPart, WHOLE } from '#schemas/layout/first-paint.ts';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { isOperatorChange } from '../endpoint/mount.ts';
import { documentPictures } from './document-picture.ts';
import { pageTexts } from './page-text.ts';
import { encodingFor, sharedText } from './shared-text.ts';

const FRESH = 1000;
const TIMEOUT_MS = 300;
/** Concurrent calls for pages, so that a stuck back end holds no more. */
const MOST_CALLS = 100;

const DRAWING = 'draw-home.js';

const callerOn = (app: FastifyInstance) => {
  let underWay = 0;
  return async (path: string, body: string): Promise<string | undefined> => {
    if (underWay >= MOST_CALLS) return undefined;
    underWay += 1;
    try {
      const { statusCode, payload } = await app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', [DRAWS_HEADER]: DRAWS },
        payload: body,
      });
      return statusCode === 200 ? payload : undefined;
    } finally {
      underWay -= 1;
    }
  };
};

export type PageTimes = {
  /** How long a drawn home page is shared, in ms; a second by default. */
  pageFresh?: number | undefined;
  /** How long drawing waits for its answers, in ms; 300 by default. */
  pageLimit?: number | undefined;
};

export const drawsPages = (directory: string): boolean => existsSync(join(directory, DRAWING));

type PageQuery = { path: string; whole: boolean };

type DrawnPage = Pick<ReturnType<typeof sharedText>, 'read'> & {
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
  { pageFresh: fresh = FRESH, pageLimit: limit = TIMEOUT_MS }: PageTimes = {},
) => {
  const textOf = pageTexts(clientDir);
  const call = callerOn(app);
  const pictured = documentPictures(app);
  const code: Promise<{ drawHome: DrawHome }> = import(
    pathToFileURL(join(directory, DRAWING)).href
  );
  code.catch((error: unknown) => app.log.error({ err: error }, 'no code that draws pages'));

  const draw = (query: PageQuery): DrawnPage => {
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
      };
      const paint = await drawHome({ ...query, call, limit, onPart });
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

  type Entry = { page: DrawnPage; done: boolean; stale: boolean; until: number };
  const held = new Map<string, Entry>();
  // operators see at once what they have changed
  app.addHook('onSend', async (request) => {
    if (isOperatorChange(request)) for (const entry of held.values()) entry.stale = true;
  });
  const begin = (query: PageQuery): Entry => {
    const entry = { page: draw(query), done: false, stale: false, until: 0 };
    entry.page.done.finally(() => {
      entry.done = true;
      entry.until = Date.now() + fresh;
    });
    return entry;
  };
  return async (query: PageQuery): Promise<DrawnPage> => {
    const key = JSON.stringify(query);
    for (;;) {
      const entry = held.get(key);
      if (entry && !entry.stale && (!entry.done || entry.until > Date.now())) return entry.page;
      if (!entry || entry.done) {
        const next = begin(query);
        held.set(key, next);
        return next.page;
      }
      // one drawing of a page at a time: callers wait for a stale one, and it is drawn again once for all
      await entry.page.done;
    }
  };
};

type Query = { Querystring: Readonly<Record<string, unknown>> };

export const serveFirstPages = (
  app: FastifyInstance,
  pageOf: ReturnType<typeof drawPages>,
  protect: (reply: FastifyReply, nonce: string) => void,
): void => {
  app.register(async (scope) => {
    for (const path of homeAddresses)
      scope.get<Query>(path, async (request: FastifyRequest<Query>, reply) => {
        const page = await pageOf({ path, whole: WHOLE in request.query });
        const encoding = encodingFor(request.headers['accept-encoding']);
        protect(reply, page.nonce);
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
          .send(page.read(encoding));
      });
  });
};
