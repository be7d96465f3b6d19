import { connect, type Socket } from 'node:net';

const CONNECTIONS = 32;
const BODY = '{}';

type Method = 'GET' | 'POST';

const requestFor = (host: string, path: string, method: Method): string => {
  const body = method === 'POST' ? BODY : '';
  const posted = ['content-type: application/json', `content-length: ${BODY.length}`];
  return [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(method === 'POST' ? posted : ['accept: text/html', 'accept-encoding: br']),
    '',
    body,
  ].join('\r\n');
};

const LAST_CHUNK = '\r\n0\r\n\r\n';

/** The length of the first complete answer in `bytes`; null while incomplete. */
const answerLength = (bytes: Buffer): number | null => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  if (!head.startsWith('http/1.1 200')) throw new Error(head);
  if (head.includes('transfer-encoding: chunked')) {
    const last = bytes.indexOf(LAST_CHUNK, end);
    return last < 0 ? null : last + LAST_CHUNK.length;
  }
  const length = end + 4 + Number(/content-length: (\d+)/.exec(head)?.[1]);
  return bytes.length >= length ? length : null;
};

const keepAsking = (socket: Socket, request: string, deadline: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let answers = 0;
    let bytes = Buffer.alloc(0);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const length = answerLength(bytes);
      if (length === null) return;
      bytes = bytes.subarray(length);
      answers += 1;
      if (performance.now() < deadline) socket.write(request);
      else socket.end(() => resolve(answers));
    });
    socket.write(request);
  });

/**
 * The number of answers within `duration` ms over keep-alive connections, each of which sends the next
 * request at once.
 */
export const hammer = async (
  origin: string,
  path: string,
  duration: number,
  method: Method = 'POST',
): Promise<number> => {
  const { host, hostname, port } = new URL(origin);
  const deadline = performance.now() + duration;
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      keepAsking(connect(Number(port), hostname), requestFor(host, path, method), deadline),
    ),
  );
  return answers.reduce((sum, count) => sum + count, 0);
};
