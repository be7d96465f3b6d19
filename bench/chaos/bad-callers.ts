/**
 * A process that opens three kinds of bad connections to a server and reads nothing: pipelined requests for
 * large answers, requests whose head never ends, and single requests for large answers. Notifies its parent
 * once all are open.
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
// sockets that read nothing do not keep the process alive
process.once('disconnect', () => process.exit());
