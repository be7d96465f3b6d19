import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAWS, DRAWS_HEADER } from '../../../schemas/capabilities/draws.ts';
import { type DrawHome, WHOLE } from '../../../schemas/first-paint.ts';
import { homeAddresses } from '../../../schemas/home-addresses.ts';
import { pageTexts } from './page-text.ts';
import { encodingFor, sharedText } from './shared-text.ts';

/** How long a drawn page is sent to everybody, in ms, where nothing else is said. */
const FRESH = 1000;
/** How long a page waits for the answers that it is drawn from, in ms, where nothing else is said. */
const PATIENCE = 300;
/** Calls that may be under way for pages; a stuck back end holds no more. */
const MOST_CALLS = 100;

const DRAWING = 'draw-home.js';

/** Makes calls as a visitor would, within this process. */
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
  /** How long a drawn home page is sent to everybody, in ms; about a second without it. */
  pageFresh?: number | undefined;
  /** How long it waits for the answers that it is drawn from, in ms; 300 without it. */
  pageLimit?: number | undefined;
};

/** Whether the code that draws pages was built. */
export const drawsPages = (directory: string): boolean => existsSync(join(directory, DRAWING));

type Asked = { path: string; whole: boolean };

/**
 * Gives the HTML of a home address as a visitor sees it, drawn once for all who ask within `pageFresh` ms.
 * What cannot be drawn is the page as it was built.
 */
export const drawPages = (
  app: FastifyInstance,
  clientDir: string,
  directory: string,
  { pageFresh: fresh = FRESH, pageLimit: limit = PATIENCE }: PageTimes = {},
) => {
  const textOf = pageTexts(clientDir);
  const call = callerOn(app);
  const code: Promise<{ drawHome: DrawHome }> = import(
    pathToFileURL(join(directory, DRAWING)).href
  );
  code.catch((error: unknown) => app.log.error({ err: error }, 'no code that draws pages'));

  const draw = (asked: Asked) => {
    // for the styles of this drawing, which are sent after the policy that lets them in
    const nonce = randomBytes(16).toString('base64');
    const text = sharedText();
    const { head, part, end, plain } = textOf(nonce, asked.whole);
    text.write(head());
    const drawing = async () => {
      const { drawHome } = await code;
      // the drawing keeps this process busy while the phone could read the head already
      await text.begun;
      const onPart = (each: Parameters<typeof part>[0]) => text.write(part(each));
      const paint = await drawHome({ ...asked, call, limit, onPart });
      for (const error of paint.errors)
        app.log.warn({ err: error, path: asked.path }, 'left to the browser');
      text.write(end(paint));
    };
    const done = drawing()
      .catch((error: unknown) => {
        app.log.error({ err: error, path: asked.path }, 'page not drawn');
        text.write(plain());
      })
      .finally(text.end);
    return { nonce, read: text.read, done };
  };

  const held = new Map<string, { until: number; page: ReturnType<typeof draw> }>();
  // operators see at once what they have changed
  app.addHook('onSend', async ({ url }) => {
    if (url.startsWith('/operator/api/')) held.clear();
  });
  return (asked: Asked): ReturnType<typeof draw> => {
    const key = JSON.stringify(asked);
    const before = held.get(key);
    if (before && before.until > Date.now()) return before.page;
    const entry = { until: Number.POSITIVE_INFINITY, page: draw(asked) };
    entry.page.done.finally(() => {
      entry.until = Date.now() + fresh;
    });
    held.set(key, entry);
    return entry.page;
  };
};

type Query = { Querystring: Readonly<Record<string, unknown>> };

/** Home pages as HTML, under a content policy that lets their own style in. */
export const serveFirstPages = (
  app: FastifyInstance,
  pageOf: ReturnType<typeof drawPages>,
  protect: (reply: FastifyReply, nonce: string) => void,
): void => {
  app.register(async (scope) => {
    for (const path of homeAddresses)
      scope.get<Query>(path, (request: FastifyRequest<Query>, reply) => {
        const page = pageOf({ path, whole: WHOLE in request.query });
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
