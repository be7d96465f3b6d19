import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A request as a back end read it off its connections; `owner` is its token, or ''. */
export type SeenRequest = { method: string; url: string; owner: string; body: string };

/**
 * A back end on 127.0.0.1 that keeps what came on its connections, request by request as HTTP frames
 * them, and answers each with the token it came with.
 */
export const startWitness = async () => {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    try {
      for await (const chunk of request.setEncoding('latin1')) body += chunk;
    } catch {
      body += ' …cut';
    }
    const { method = '', url = '', headers } = request;
    const owner = String(headers.token ?? '');
    seen.push({ method, url, owner, body });
    response.writeHead(200, { 'content-type': 'application/json', 'x-owner': owner });
    response.end(JSON.stringify({ code: 200, msg: '', data: { owner } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address with a port
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Requests in the order in which the back end had read them. */
    seen,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/**
 * Sends bytes as they are and gives what comes back until the server closes the connection, or until
 * nothing has come for `timeoutMs` ms; without one it waits.
 */
export const sendRaw = (origin: string, bytes: string, timeoutMs = 0): Promise<string> =>
  new Promise((resolve) => {
    const { port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk;
    });
    // a reset by the server is an answer as well: what came before it is given
    socket.on('error', () => {});
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.once('close', () => resolve(answer));
  });

/** The status codes of the answers in what {@link sendRaw} gave. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, code]) => Number(code));
