import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import type { InvoiceRequest } from '#server/platform/invoicing/invoicing.ts';
import { openInvoicing } from '#server/platform/invoicing/open.ts';

const TOKEN = 'a-token-of-the-provider';
const request: InvoiceRequest = {
  ...{ requestNo: 'N9F1', titleKind: 'company', title: '市一医院', taxNo: '91350100M000100Y43' },
  ...{ email: 'caiwu@example.com', amountFen: 5460, item: '听诊' },
};

let server: Server;
let answer: { status: number; body: string } = { status: 200, body: '' };
const heard: { path: string | undefined; token: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer((incoming, reply) => {
    let text = '';
    incoming.on('data', (part) => {
      text += part;
    });
    incoming.on('end', () => {
      const { url, headers } = incoming;
      heard.push({ path: url, token: headers.authorization, body: JSON.parse(text) });
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const provider = () => {
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/invoices`;
  const { invoicing } = readConfig({ INVOICE_URL: url, INVOICE_TOKEN: TOKEN });
  return openInvoicing(invoicing);
};

const answering = (status: number, invoice: unknown) => {
  answer = { status, body: typeof invoice === 'string' ? invoice : JSON.stringify(invoice) };
  return provider();
};

test('a request goes out in yuan with the token, and its answer comes back', async () => {
  const issued = { state: 'issued', number: '2533', url: 'https://a.example/1.pdf' };
  expect(await answering(200, issued).issue?.(request)).toEqual(issued);
  expect(heard.at(-1)).toEqual({
    path: '/invoices/issue',
    token: `Bearer ${TOKEN}`,
    body: {
      ...{ request_no: 'N9F1', title_kind: 'company', title: '市一医院', item: '听诊' },
      ...{ tax_no: '91350100M000100Y43', email: 'caiwu@example.com', amount: '54.60' },
    },
  });
  const failed = { state: 'failed', reason: '抬头与税号不符' };
  expect(await answering(200, failed).issue?.(request)).toEqual(failed);
  expect(await answering(200, { state: 'reversed' }).reverse?.(request, '2533')).toEqual({
    state: 'reversed',
  });
  expect(heard.at(-1)).toMatchObject({ path: '/invoices/reverse', body: { number: '2533' } });
});

test('an address that pages do not follow is left out', async () => {
  const odd = { state: 'issued', number: '2533', url: 'javascript:alert(1)' };
  expect(await answering(200, odd).issue?.(request)).toMatchObject({ number: '2533', url: '' });
});

test.each([
  ['a failure of the provider', 500, { state: 'issued', number: '1' }],
  ['what is no JSON', 200, '<html>'],
  ['another state', 200, { state: 'done' }],
  ['an issued one without a number', 200, { state: 'issued', number: '' }],
])('%s is tried again, and tells nothing of the request', async (_, status, invoice) => {
  const query = answering(status, invoice).issue?.(request);
  await expect(query).rejects.toThrow();
  await query?.catch((error: unknown) => expect(String(error)).not.toContain('example.com'));
});

test.each([
  ['an address without a token', { INVOICE_URL: 'https://a.example' }, 'INVOICE_TOKEN'],
  ['a plain address', { INVOICE_URL: 'http://a.example', INVOICE_TOKEN: TOKEN }, 'INVOICE_URL'],
  ['a token alone', { INVOICE_TOKEN: TOKEN }, 'INVOICE_URL'],
  ['both ways', { INVOICE_URL: 'https://a.example', INVOICE_BY_HAND: '1' }, 'INVOICE_BY_HAND'],
  ['another word', { INVOICE_BY_HAND: 'yes' }, 'INVOICE_BY_HAND'],
  ['a link that pages do not follow', { SERVICE_LINK: 'javascript:alert(1)' }, 'SERVICE_LINK'],
  ['a path as a link', { SERVICE_LINK: '/service' }, 'SERVICE_LINK'],
])('%s is refused at the start', (_, env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

test('without variables invoices are simulated, and by hand where that is said', () => {
  expect(openInvoicing(readConfig({}).invoicing).way).toBe('simulated');
  expect(openInvoicing(readConfig({ INVOICE_BY_HAND: '1' }).invoicing)).toEqual({ way: 'hand' });
  const link = 'https://work.weixin.qq.com/kfid/kfc123';
  expect(readConfig({ SERVICE_LINK: link }).supportLink).toBe(link);
});
