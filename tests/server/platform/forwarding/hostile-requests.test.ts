import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { sendRaw, startWitness } from '../../harness/server/raw-http.ts';

let witness: Awaited<ReturnType<typeof startWitness>>;
let app: FastifyInstance;
let origin = '';
/** When a hostile caller hangs up on a silent connection, in ms: some requests never end. */
const TIMEOUT_MS = 100;

/** Calls that our server let through to the back end, as it had read them. */
const admitted: string[] = [];

const row = (method: string, owner: string) => `${method} ${owner}`;

beforeAll(async () => {
  witness = await startWitness();
  app = buildApp({ config: { apiOrigin: witness.origin, wechat: undefined } });
  app.addHook('preHandler', async ({ method, headers }) => {
    admitted.push(row(method, String(headers.token ?? '')));
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await witness.close();
});

const INNER =
  'POST /v1/kept/note HTTP/1.1\r\nHost: h\r\nToken: inner\r\nContent-Length: 300\r\n\r\n';
const size = (text: string) => text.length.toString(16);

const bodies = [
  '',
  '{}',
  INNER,
  '0\r\n\r\n',
  `0\r\n\r\n${INNER}`,
  `${size(INNER)}\r\n${INNER}\r\n0\r\n\r\n`,
  `${size(INNER)};a=b\r\n${INNER}\r\n0\r\nToken: trailer\r\n\r\n`,
  `2\r\n{}\r\n0\r\n\r\n${INNER}`,
  `-2\r\n{}\r\n0\r\n\r\n${INNER}`,
  `0x2\r\n{}\r\n0\r\n\r\n`,
];

/** What says by itself where a body ends. */
const plainly = [
  'Content-Length: 2',
  `Content-Length: ${INNER.length}`,
  'Transfer-Encoding: chunked',
];

const oddly = [
  'Content-Length: 0',
  'Content-Length: 2, 2',
  'Content-Length : 2',
  'Content-Length: 0x2',
  'Content-Length:\t2',
  'Content_Length: 2',
  'Transfer-Encoding: Chunked',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding:\r\n chunked',
  'X: y\nTransfer-Encoding: chunked',
  'Connection: content-length',
  'Connection: transfer-encoding',
  'Connection: close, content-length, transfer-encoding',
  'Connection: keep-alive',
  'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: x',
  'Expect: 100-continue',
  'TE: trailers',
  'Trailer: Token',
  'Token: second',
  'Host: other',
];

const lines = [
  'GET /uploads/a HTTP/1.1',
  'GET /auth/a HTTP/1.1',
  'HEAD /stream/a/b HTTP/1.1',
  'POST /v1/x/y HTTP/1.1',
  'POST /vb/x?a=b HTTP/1.1',
  'POST http://h/auth/../v1/x HTTP/1.1',
  'POST /v1/x HTTP/1.0',
  'GET /uploads/a HTTP/1.0',
  'PUT /v1/x HTTP/1.1',
  'get /uploads/a HTTP/1.1',
];

const attack = fc.record({
  line: fc.constantFrom(...lines),
  plain: fc.option(fc.constantFrom(...plainly), { freq: 4, nil: 'X: none' }),
  odd: fc.array(fc.constantFrom(...oddly), { maxLength: 2 }),
  body: fc.constantFrom(...bodies),
});

const victim = async (owner: string): Promise<string> => {
  const head = ['POST /v1/own/call HTTP/1.1', 'Host: h', `Token: ${owner}`, 'Connection: close'];
  const answer = await sendRaw(origin, [...head, 'Content-Length: 2', '', '{}'].join('\r\n'));
  return /"owner":"([^"]*)"/.exec(answer)?.[1] ?? answer;
};

/** What of `found` has no counterpart of its own in `known`. */
const surplus = (found: readonly string[], known: readonly string[]): string[] => {
  const rest = [...known];
  return found.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

it('lets a hostile caller neither add a request nor read another one', async () => {
  const property = fc.asyncProperty(attack, async ({ line, plain, odd, body }) => {
    admitted.length = 0;
    witness.seen.length = 0;
    const head = [line, 'Host: h', 'Token: thief', plain, ...odd];
    const [, ...owners] = await Promise.all([
      sendRaw(origin, [...head, '', body].join('\r\n'), TIMEOUT_MS),
      victim('beside-1'),
      victim('beside-2'),
    ]);
    owners.push(await victim('after-1'), await victim('after-2'));
    expect(owners).toEqual(['beside-1', 'beside-2', 'after-1', 'after-2']);
    const seen = witness.seen.map((each) => row(each.method, each.owner));
    expect(surplus(seen, admitted)).toEqual([]);
    for (const owner of owners)
      expect(seen.filter((each) => each === `POST ${owner}`)).toHaveLength(1);
    const others = witness.seen.filter((each) => !owners.includes(each.owner));
    for (const each of others) expect(each.body).not.toMatch(/beside|after/);
  });
  await fc.assert(property, { numRuns: 150, seed: 7 });
});
