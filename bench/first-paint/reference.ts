/**
 * A process that serves what the product's home pages are compared with, at an origin of its own: each
 * page as plain HTML, and the ordered one written by hand. All that a page loads is the product's own,
 * as the product sends it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  bannerList,
  featuredList,
  followPrompt,
  getIndexSystem,
  liveList,
  navList,
} from '#schemas/home/endpoints.ts';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { compressAnswers } from '#server/platform/http/compression.ts';
import { buildPage, WRITTEN } from './build-page.ts';
import type { Answers } from './page.tsx';

type CachedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What is of the connection that an answer came by. */
const CONNECTION = /^(?:connection|keep-alive|date|transfer-encoding)$/;
/** What is of the very bytes of a page, which differ here. */
const CONTENT =
  /^(?:connection|keep-alive|date|transfer-encoding|etag|last-modified|content-(?:encoding|length))$/;

const sentOn = (headers: IncomingHttpHeaders, but: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !but.test(name)));

/** As it comes, compressed or not. */
const load = (address: string, headers: Record<string, string>): Promise<CachedAnswer> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, async (answer) => {
      const { statusCode: status = 0 } = answer;
      resolve({ status, headers: answer.headers, body: await buffer(answer) });
    }).on('error', reject);
  });

/** The page as it would be without a line of code: its links, styles and pictures. */
const plainOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*modulepreload[^>]*>/g, '')
    .replace(/<p class="boot-late">[\s\S]*?<\/p>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');

/** The page with other code, other styles and another body; its own style and first picture stay. */
const writtenOf = (html: string, head: string, body: string): string =>
  plainOf(html)
    .replace(/<style[^>]* data-file=[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body>${body}</body>`);

const answerTo = async (product: string, { path: call }: { path: string }) => {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const answer = await fetch(product + call, sent);
  return (await answer.json()).data;
};

const calls = [bannerList, navList, getIndexSystem, liveList, featuredList, followPrompt];

const answersOf = async (product: string): Promise<Answers> => {
  const all = await Promise.all(calls.map((call) => answerTo(product, call)));
  const [banners, icons, { vip_prompt_title, vip_description }, lives, courses, account] = all;
  const member = { vip_prompt_title, vip_description };
  return { banners, icons, member, lives: lives.data, courses: courses.new_array, account };
};

/** A page that does nothing but make a call. */
const CALLING = `<!doctype html><script>fetch('/v1/call', { method: 'POST' })</script>`;

/** As browsers ask for the page at an address that was typed. */
const TYPED = { 'sec-fetch-site': 'none' };

/** Longer than a drawn page is sent, in ms. */
const STALE = 1500;

const pagesOf = async (product: string) => {
  const loaded = () =>
    Promise.all(
      homeAddresses.map(async (address) => ({
        address,
        ...(await load(product + address, TYPED)),
      })),
    );
  // a server that has just begun draws its first pages without what comes late
  await loaded();
  await setTimeout(STALE);
  return loaded();
};

const serve = async (product: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-paint-'));
  const [written, answers] = await Promise.all([buildPage(folder), answersOf(product)]);
  const app = Fastify({ forceCloseConnections: true });
  compressAnswers(app);
  // routes that come before its hooks would send their pages as they are
  await app.after();
  app.register(serveFiles, {
    root: path.join(folder, 'client'),
    prefix: WRITTEN,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const cached = new Map<string, Promise<CachedAnswer>>();
  const sendCached = async ({ url, headers: request }: FastifyRequest, reply: FastifyReply) => {
    const { accept = '', 'accept-encoding': encoding = '' } = request;
    const loaded =
      cached.get(url) ?? load(product + url, { accept, 'accept-encoding': `${encoding}` });
    cached.set(url, loaded);
    const { status, headers, body } = await loaded;
    return reply.code(status).headers(sentOn(headers, CONNECTION)).send(body);
  };
  app.get('/assets/*', sendCached);
  app.get('/media/*', sendCached);
  const pages = await pagesOf(product);
  for (const { address, headers, body } of pages) {
    const html = plainOf(body.toString());
    app.get(`/plain${address}`, (_request, reply) =>
      reply.headers(sentOn(headers, CONTENT)).send(html),
    );
    app.get(`/written${address}`, (_request, reply) =>
      reply
        .headers(sentOn(headers, CONTENT))
        .send(writtenOf(body.toString(), written.head, written.body(answers))),
    );
  }
  app.get('/calling', (_request, reply) => reply.type('text/html').send(CALLING));
  // where a tap leads to
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send('<!doctype html>'));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, close };
};

const [, , product = ''] = process.argv;
const { origin, close } = await serve(product);
process.send?.(origin);
process.once('disconnect', close);
