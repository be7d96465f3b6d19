/**
 * A process that serves the pages for comparison at its own origin: as plain HTML, and written by hand, drawn
 * on the server (`/server…`) and by the browser (`/client…`). Everything else that they load is the product's,
 * with the product's headers; their calls are answered from memory.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { compressAnswers } from '#server/platform/http/compression.ts';
import { buildPages, FILES, type Name } from './build-pages.ts';
import type { Call } from './written-page.ts';

/** What the process is given; `pages`: the addresses of those that are written by hand. */
export type Input = { product: string; token: string; pages: Readonly<Record<Name, string>> };

type Loaded = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const CONNECTION = /^(?:connection|keep-alive|date|transfer-encoding)$/;
/** Headers that depend on the bytes of the page, which differ here. */
const CONTENT =
  /^(?:connection|keep-alive|date|transfer-encoding|etag|last-modified|content-(?:encoding|length))$/;
/** A picture that the document holds, beside the addresses of its files. */
const HELD = /(<img [^>]*)data-(srcset="[^"]*"[^>]*) src="data:[^"]*" data-(src=[^>]*>)/g;

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
    .replace(HELD, '$1$2 $3')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*(?:modulepreload|as="?style)[^>]*>/g, '')
    .replace(/<p class="boot-late">[\s\S]*?<\/p>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');

/** The product's document with another head and body. */
const writtenOf = (html: string, head: string, body: string): string =>
  plainOf(html)
    .replace(/<style[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<body[\s\S]*<\/body>/, () => `<body>${body}</body>`);

const EMPTY = '<div id="root"></div>';
const CALLING = `<!doctype html><script>fetch('/v1/call', { method: 'POST' })</script>`;

const TYPED = { 'sec-fetch-site': 'none' };

/** In milliseconds; longer than a drawn page is cached. */
const STALE = 1500;

const serve = async ({ product, token, pages }: Input) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'written-'));
  const { heads, rendered } = await buildPages(folder);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 2 ** 24 });
  compressAnswers(app);
  // routes that are registered before its hooks would send their pages uncompressed
  await app.after();
  app.register(serveFiles, {
    root: path.join(folder, 'client'),
    prefix: FILES,
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
  app.get('/uploads/*', sendCached);

  const served = new Map<string, { headers: IncomingHttpHeaders; html: string }>();
  const open = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const { headers = {}, html = '' } = served.get(url) ?? {};
    return reply.type('text/html').headers(sentOn(headers, CONTENT)).send(html);
  };
  for (const kind of ['plain', 'server', 'client']) app.get(`/${kind}/*`, open);
  // a page that a browser has drawn, as plain HTML
  app.post<{ Body: { address: string; html: string } }>('/plain', ({ body }, reply) => {
    served.set(`/plain${body.address}`, { headers: {}, html: plainOf(body.html) });
    return reply.send({});
  });

  const answers = new Map<string, Promise<string>>();
  const askProduct = async ([call, payload]: Call): Promise<string> => {
    const headers = { 'content-type': 'application/json', token };
    const body = JSON.stringify(payload);
    return (await fetch(product + call, { method: 'POST', headers, body })).text();
  };
  for (const name of ['home', 'course', 'orders'] as const)
    for (const call of rendered[name].calls(pages[name])) answers.set(call[0], askProduct(call));
  for (const [call, answer] of answers)
    app.post(call, async (_request, reply) => reply.type('application/json').send(await answer));

  for (const address of homeAddresses) {
    // a server that has just started draws its first pages incompletely
    await load(product + address, TYPED);
    await setTimeout(STALE);
    const { headers, body } = await load(product + address, TYPED);
    served.set(`/plain${address}`, { headers, html: plainOf(body.toString()) });
  }
  for (const name of ['home', 'course', 'orders'] as const) {
    const address = pages[name];
    const { headers, body } = await load(product + address, TYPED);
    const texts = await Promise.all(
      rendered[name].calls(address).map(async ([call]) => await answers.get(call)),
    );
    const known = texts.map((text) => JSON.parse(text ?? '').data);
    const htmlOf = (own: string) => writtenOf(body.toString(), heads[name], own);
    const drawn = rendered[name].bodyOf(JSON.stringify(known));
    served.set(`/server${address}`, { headers, html: htmlOf(drawn) });
    served.set(`/client${address}`, { headers, html: htmlOf(EMPTY) });
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

const { origin, close } = await serve(JSON.parse(process.argv[2] ?? ''));
process.send?.(origin);
process.once('disconnect', close);
