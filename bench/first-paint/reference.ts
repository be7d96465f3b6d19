/**
 * A process that serves the pages for comparison at its own origin: each as plain HTML, and the ordered one
 * written by hand. Everything that they load is the product's, with the product's headers.
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

type Loaded = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const CONNECTION = /^(?:connection|keep-alive|date|transfer-encoding)$/;
/** Headers that depend on the bytes of the page, which differ here. */
const CONTENT =
  /^(?:connection|keep-alive|date|transfer-encoding|etag|last-modified|content-(?:encoding|length))$/;

const sentOn = (headers: IncomingHttpHeaders, but: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !but.test(name)));

/** Does not decompress. */
const load = (address: string, headers: Record<string, string>): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, async (answer) => {
      const { statusCode: status = 0 } = answer;
      resolve({ status, headers: answer.headers, body: await buffer(answer) });
    }).on('error', reject);
  });

/** The page without any code: its links, styles and pictures, each a file. */
const plainOf = (html: string): string =>
  html
    .replace(
      /(<img [^>]*)data-(srcset="([^"]*)"[^>]*) src="data:[^"]*" data-(src=[^>]*>)/,
      '$1$2 $4',
    )
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*modulepreload[^>]*>/g, '')
    .replace(/<p class="boot-late">[\s\S]*?<\/p>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');

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

const CALLING = `<!doctype html><script>fetch('/v1/call', { method: 'POST' })</script>`;

const TYPED = { 'sec-fetch-site': 'none' };

/** In milliseconds; longer than a drawn page is cached. */
const STALE = 1500;

const pagesOf = async (product: string) => {
  const loaded = () =>
    Promise.all(
      homeAddresses.map(async (address) => ({
        address,
        ...(await load(product + address, TYPED)),
      })),
    );
  // a server that has just started draws its first pages incompletely
  await loaded();
  await setTimeout(STALE);
  return loaded();
};

const serve = async (product: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-paint-'));
  const [written, answers] = await Promise.all([buildPage(folder), answersOf(product)]);
  const app = Fastify({ forceCloseConnections: true });
  compressAnswers(app);
  // routes that are registered before its hooks would send their pages uncompressed
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
  const cached = new Map<string, Promise<Loaded>>();
  const sendCached = async ({ url, headers: sent }: FastifyRequest, reply: FastifyReply) => {
    const { accept = '', 'accept-encoding': encoding = '' } = sent;
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
