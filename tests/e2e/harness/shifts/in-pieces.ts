import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type PiecesServer = {
  origin: string;
  /** Where the next document is cut: after this text, of which the last occurrence counts. */
  cutAfter: (text: string) => void;
  sendRest: () => void;
  close: () => Promise<void>;
};

/** Stands in front of a server and sends each document in two pieces, the second one when it is told. */
export const startPieces = async (origin: () => string): Promise<PiecesServer> => {
  let text = '';
  let rest = () => undefined as unknown;
  const server = http.createServer((request, response) => {
    const { 'accept-encoding': _packed, ...headers } = request.headers;
    const query = http.request(
      new URL(request.url ?? '/', origin()),
      { method: request.method, headers },
      async (answer) => {
        const { 'content-length': _length, ...given } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, given);
        if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response);
        const whole = (await answer.setEncoding('utf8').toArray()).join('');
        const at = whole.lastIndexOf(text) + text.length;
        if (at < text.length) return response.destroy(new Error(`the page holds no ${text}`));
        rest = () => response.end(whole.slice(at));
        return response.write(whole.slice(0, at));
      },
    );
    request.pipe(query);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cutAfter: (next) => {
      text = next;
    },
    sendRest: () => rest(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
