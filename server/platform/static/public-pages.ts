import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage, DrawPage } from '#schemas/layout/first-paint.ts';
import { drawingTurns } from './drawing-turns.ts';
import {
  callerOn,
  FRESH,
  type PageTimes,
  type Protect,
  type SentPage,
  sendPage,
  TIMEOUT_MS,
} from './first-paint.ts';
import { ordinaryTexts } from './ordinary-text.ts';
import { pagesIn } from './pages.ts';
import { type PublicAddress, type PublicPage, publicAddresses } from './public-address.ts';
import { shareDrawings } from './share-drawings.ts';
import { sharedText } from './shared-text.ts';

const DRAWING = 'draw-page.js';

const MOST_HELD = 30;
const TURNS = { atOnce: 4, perSecond: 20 };
/** Each pass finds the calls that follow from the answers of the pass before. */
const MOST_PASSES = 3;
/** Calls that one drawing makes beyond the page's first. */
const MOST_FURTHER = 8;
/** How long the HTML waits for the page before the shape of the page is sent, in ms. */
const STEP = 20;

type Code = { drawPage: DrawPage; publicPages: readonly PublicPage[] };

type Visit = { address: PublicAddress; ip: string };

const lateAfter = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return { late, inTime: () => clearTimeout(timer) };
};

const loadCode = async (file: string) => {
  const { drawPage, publicPages }: Code = await import(pathToFileURL(file).href);
  return { drawPage, addressIn: publicAddresses(publicPages) };
};

type Call = ReturnType<typeof callerOn>;

/** Draws pass after pass; undefined where the page cannot be drawn or a first call is not answered. */
const drawnOf = async (
  drawPage: DrawPage,
  { address: { path, search, pattern, calls }, ip }: Visit,
  call: Call,
): Promise<DrawnPage | undefined> => {
  const answers = new Map<string, string>();
  const tried = new Set<string>();
  const ask = async (wanted: PublicAddress['calls']): Promise<boolean> => {
    const found = await Promise.all(
      wanted.map(async ({ path: to, body }) => {
        const key = `${to} ${body}`;
        tried.add(key);
        const answer = await call(to, body, ip);
        if (answer !== undefined) answers.set(key, answer);
        return answer !== undefined;
      }),
    );
    return found.every(Boolean);
  };
  if (!(await ask(calls))) return undefined;
  for (let pass = 1; ; pass += 1) {
    const drawn = await drawPage({ path, search, answers });
    if (drawn.errors[0]) throw drawn.errors[0];
    if (drawn.pattern !== pattern) return undefined;
    const known = answers.size;
    const further = drawn.missed.filter(({ path: to, body }) => !tried.has(`${to} ${body}`));
    if (pass < MOST_PASSES) await ask(further.slice(0, MOST_FURTHER));
    if (answers.size === known) return drawn;
  }
};

type Options = PageTimes & {
  clientDir: string;
  /** Where the code that draws is. */
  directory: string;
};

/**
 * The HTML of a public page as a visitor sees it, drawn once for all who ask for the same thing within `pageFresh` ms.
 * Undefined for every other address, and while too much is drawn: these get the page as it was built.
 */
const drawPublicPages = (
  app: FastifyInstance,
  { clientDir, directory, pageFresh: fresh = FRESH, pageLimit: limit = TIMEOUT_MS }: Options,
) => {
  const file = join(directory, DRAWING);
  const code = existsSync(file) ? loadCode(file) : undefined;
  code?.catch((error: unknown) => app.log.error({ err: error }, 'no code that draws pages'));
  const textOf = ordinaryTexts(clientDir);
  const fileAt = pagesIn(clientDir);
  const call = callerOn(app, limit);
  const turns = drawingTurns(TURNS);
  const share = shareDrawings<SentPage>(app, { fresh, most: MOST_HELD });
  /** What pages read in the query of their address, by pattern, as far as it is known. */
  const choices = new Map<string, readonly string[]>();

  const isChosen = ({ pattern, search, query }: PublicAddress): boolean => {
    const own = new URLSearchParams(search);
    return choices.get(pattern)?.some((name) => query.has(name) && !own.has(name)) ?? false;
  };

  const draw = (drawPage: DrawPage, visit: Visit): SentPage => {
    const { path, pattern } = visit.address;
    const nonce = randomBytes(16).toString('base64');
    const text = sharedText();
    const parts = textOf(fileAt(path), nonce);
    text.write(parts.head());
    const drawing = async (): Promise<DrawnPage | undefined> => {
      // drawing blocks this process, so the head is sent first for the phone to read
      await text.begun;
      const drawn = await drawnOf(drawPage, visit, call);
      if (drawn) choices.set(pattern, drawn.params);
      return drawn && !isChosen(visit.address) ? drawn : undefined;
    };
    const drawn = drawing().catch((error: unknown) => {
      app.log.error({ err: error, path }, 'page not drawn');
      return undefined;
    });
    // a call that is late keeps its turn
    drawn.finally(turns.leave);
    const send = async () => {
      const shape = setTimeout(() => text.write(parts.waiting()), STEP);
      const { late, inTime } = lateAfter(limit);
      const page = await Promise.race([drawn, late]);
      clearTimeout(shape);
      inTime();
      text.write(page ? parts.drawn(page) : parts.plain());
    };
    const done = send().finally(text.end);
    return { nonce, read: text.read, done };
  };

  return async ({ method, url, ip }: FastifyRequest): Promise<SentPage | undefined> => {
    if (method !== 'GET') return undefined;
    const known = await code?.catch(() => undefined);
    const address = known?.addressIn(url);
    if (!known || !address || isChosen(address)) return undefined;
    return share(`${address.path}?${address.search}`, () =>
      turns.take() ? draw(known.drawPage, { address, ip }) : undefined,
    );
  };
};

/** Sends a public page as a visitor sees it; false for a request that is to get the page as it was built. */
export const sendPublicPages = (app: FastifyInstance, options: Options, protect: Protect) => {
  const pageOf = drawPublicPages(app, options);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const page = await pageOf(request);
    if (page) sendPage(page, request, reply, protect);
    return page !== undefined;
  };
};
