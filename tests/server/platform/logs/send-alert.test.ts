import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendAlert } from '#server/platform/alerts/send.ts';
import { isPublicAddress } from '#server/platform/limits/network.ts';

const NOW = Date.parse('2026-11-25T04:00:00Z');

type Answer = { status?: number; body?: string; headers?: Record<string, string> } | 'never';

let hook: Server;
let origin = '';
let answer: Answer = {};
let heard: { path: string | undefined; type: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  hook = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      heard.push({
        path: request.url,
        type: request.headers['content-type'],
        body: JSON.parse(text),
      });
      if (answer === 'never') return;
      reply.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '');
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has such an address
  origin = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
});
afterAll(() => {
  hook.closeAllConnections();
  hook.close();
});
beforeEach(() => {
  [answer, heard] = [{}, []];
});

const to = (kind: 'json' | 'wecom' | 'dingtalk' | 'feishu', url = `${origin}/hook?key=a`) => ({
  ...{ url, kind, inner: true },
});

it.each([
  ['json', { text: '你好', at: '2026-11-25T12:00:00+08:00' }, ''],
  ['wecom', { msgtype: 'text', text: { content: '你好' } }, '{"errcode":0,"errmsg":"ok"}'],
  ['dingtalk', { msgtype: 'text', text: { content: '你好' } }, '{"errcode":0,"errmsg":"ok"}'],
  ['feishu', { msg_type: 'text', content: { text: '你好' } }, '{"code":0,"msg":"success"}'],
] as const)('writes to %s as that reads it', async (kind, body, reply) => {
  answer = { body: reply };
  await sendAlert(to(kind), '你好', NOW);
  expect(heard).toEqual([{ path: '/hook?key=a', type: 'application/json; charset=utf-8', body }]);
});

it.each([
  ['json', { status: 500 }, 'status 500'],
  ['json', { status: 302, headers: { location: '/other' } }, 'status 302'],
  ['wecom', { body: '{"errcode":93000,"errmsg":"invalid webhook url"}' }, 'refused 93000'],
  ['dingtalk', { body: '{"errcode":310000}' }, 'refused 310000'],
  ['feishu', { body: '{"code":19024,"msg":"Key Words Not Found"}' }, 'refused 19024'],
  ['feishu', { body: '<html>' }, 'refused'],
  ['wecom', { body: 'x'.repeat(1_000_000) }, 'refused'],
] as const)('tells that %s did not take it: %j', async (kind, given, failure) => {
  answer = given;
  await expect(sendAlert(to(kind), '你好', NOW)).rejects.toThrow(failure);
  expect(heard).toHaveLength(1);
});

it('waits no longer than it may', async () => {
  answer = 'never';
  await expect(sendAlert(to('json'), '你好', NOW, 50)).rejects.toThrow(/^silent$/);
});

it('tells of nobody there without the address', async () => {
  const notFound = createServer();
  await new Promise<void>((resolve) => notFound.listen(0, '127.0.0.1', resolve));
  const { port } = notFound.address() as AddressInfo;
  await new Promise((resolve) => notFound.close(resolve));
  const sent = sendAlert(to('json', `http://127.0.0.1:${port}/secret`), '你好', NOW);
  await expect(sent).rejects.toThrow(/^unreachable$/);
});

it.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://[::ffff:127.0.0.1]'])(
  'does not reach %s unless that is allowed',
  async (host) => {
    const { port } = new URL(origin);
    const url = `${host}:${port}/hook`;
    const sent = sendAlert({ url, kind: 'json', inner: false }, '你好', NOW);
    await expect(sent).rejects.toThrow(/^inner$/);
    expect(heard).toEqual([]);
  },
);

it.each([
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.0.7', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['::ffff:192.168.0.7', false],
  ['localhost', false],
  ['8.8.8.8', true],
  ['2400:3200::1', true],
])('of %s it is %s that it is somebody on the internet', (ip, is) => {
  expect(isPublicAddress(ip)).toBe(is);
});
