import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { habits, membersOnly } from './upstream-answers.ts';

/** One answer: an envelope's data, a whole body, or a way to fail. */
export type UpstreamAnswer =
  | { data: unknown }
  | {
      body: string | Uint8Array;
      type?: string;
      status?: number;
      headers?: Record<string, string | string[]>;
    }
  | 'html'
  | 'empty'
  | 'error'
  | 'missing'
  | 'hang'
  | 'reset'
  | 'half';

/** What every call answers until a path is told otherwise. */
export type UpstreamScenario = 'habits' | UpstreamAnswer;

export type UpstreamCall = {
  path: string;
  url: string;
  body: string;
  token: string | undefined;
  headers: IncomingMessage['headers'];
};

const JSON_TYPE = 'application/json; charset=utf-8';
const envelope = (data: unknown, code: unknown = '200', msg = '成功') =>
  JSON.stringify({ code, msg, data, server: 'old-01' });

const bodies = {
  html: { body: '<!doctype html><h1>系统维护中</h1>', type: 'text/html' },
  empty: { body: '' },
  error: { body: '<h1>Internal Server Error</h1>', type: 'text/html', status: 500 },
  missing: { body: 'Not Found', type: 'text/plain', status: 404 },
} satisfies Record<string, Exclude<UpstreamAnswer, string>>;

const habitual = ({ path, token }: UpstreamCall): UpstreamAnswer => {
  if (!(path in habits)) return { body: envelope(null, 404, '接口不存在'), status: 404 };
  if (membersOnly.has(path) && token !== 'upstream-token') {
    return { body: envelope([], '-200', '暂未登录') };
  }
  return { data: habits[path] };
};

const breakOff = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': '9999' });
  response.write('{"code":200,"data":', () => response.socket?.resetAndDestroy());
};

const write = (response: ServerResponse, answer: Exclude<UpstreamAnswer, string>): void => {
  const whole = 'data' in answer ? { body: envelope(answer.data) } : answer;
  const { body, type = JSON_TYPE, status = 200, headers = {} } = whole;
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
};

const send = (response: ServerResponse, answer: Exclude<UpstreamAnswer, 'hang'>): void => {
  if (answer === 'reset') response.socket?.resetAndDestroy();
  else if (answer === 'half') breakOff(response);
  else write(response, typeof answer === 'string' ? bodies[answer] : answer);
};

const read = async (request: IncomingMessage): Promise<UpstreamCall> => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { headers, url = '/' } = request;
  const { token } = headers;
  return {
    path: url.split('?')[0] ?? '/',
    url,
    body,
    token: typeof token === 'string' ? token : undefined,
    headers,
  };
};

/**
 * An existing back end on a free port of 127.0.0.1, with habits good and bad. `set` changes what
 * one path answers from then on, `reset` takes all changes back, `release` answers what hangs; `calls` are
 * those that came.
 */
export const startUpstream = async ({
  scenario = 'habits',
}: {
  scenario?: UpstreamScenario;
} = {}) => {
  const changed = new Map<string, UpstreamAnswer>();
  const calls: UpstreamCall[] = [];
  const references: (() => void)[] = [];
  const reply = (call: UpstreamCall, response: ServerResponse): void => {
    const usual = scenario === 'habits' ? habitual(call) : scenario;
    const answer = changed.get(call.path) ?? usual;
    if (answer === 'hang') references.push(() => reply(call, response));
    else send(response, answer);
  };
  const server = createServer(async (request, response) => {
    const call = await read(request).catch(() => null);
    if (!call) return;
    calls.push(call);
    reply(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address with a port
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    set: (path: string, answer: UpstreamAnswer): void => {
      changed.set(path, answer);
    },
    reset: (): void => changed.clear(),
    /** Answers the calls that hang by what their paths answer now. */
    release: (): void => {
      for (const again of references.splice(0)) again();
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;
