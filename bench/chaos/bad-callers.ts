/**
 * A process of its own that opens connections of three bad kinds to a server, and takes nothing of what
 * they are answered: requests sent one behind another for large answers, requests whose head never ends,
 * and large answers that nobody takes. It tells its parent once all of them stand.
 */
import { once } from 'node:events';
import { pipelined, rawSocket } from '#tests/server/harness/server/raw-socket.ts';

const [port = 0, connections = 0, waiting = 0] = process.argv.slice(2, 5).map(Number);
const url = process.argv[5] ?? '/';

const bad: readonly string[] = [
  pipelined(url, waiting),
  'POST /v1/index/sort HTTP/1.1\r\nhost: a\r\ncontent-le',
  pipelined(url, 1),
];

const sockets = Array.from({ length: connections }, (_, at) =>
  rawSocket(port, bad[at % bad.length] ?? '').pause(),
);
await Promise.all(sockets.map((socket) => once(socket, 'connect')));
process.send?.('open');
// sockets that read nothing keep no process alive
process.once('disconnect', () => process.exit());
