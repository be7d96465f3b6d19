import { connect, type Socket } from 'node:net';

const CONNECTIONS = 32;
const BODY = '{}';

const requestFor = (host: string, path: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${BODY.length}`,
    '',
    BODY,
  ].join('\r\n');

/** Length of the whole first answer in `bytes`, once it is there. */
const answerLength = (bytes: Buffer): number | null => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  if (!head.startsWith('http/1.1 200')) throw new Error(head);
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

/** Answers within `duration` ms over kept connections, each asking again once it is answered. */
export const hammer = async (origin: string, path: string, duration: number): Promise<number> => {
  const { host, hostname, port } = new URL(origin);
  const deadline = performance.now() + duration;
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      keepAsking(connect(Number(port), hostname), requestFor(host, path), deadline),
    ),
  );
  return answers.reduce((sum, count) => sum + count, 0);
};
