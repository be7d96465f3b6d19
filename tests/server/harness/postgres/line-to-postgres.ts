import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** Where a server's URL leads: a socket of the file system, or host and port. */
const targetOf = (url: URL) => {
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
};

/**
 * A line to the PostgreSQL server of `url` that can fail. `cut` breaks its connections and refuses new
 * ones; `drop` loses everything without a word, as do then, for ever, the connections that it met;
 * `mend` lets new ones through.
 */
export const lineToPostgres = async (url: string) => {
  const target = targetOf(new URL(url));
  const open = new Set<Socket>();
  let state: 'up' | 'cut' | 'dropping' = 'up';
  const lost = new WeakSet<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      if (state === 'dropping') lost.add(one);
      one.on('data', (bytes) => {
        if (!lost.has(one)) other.write(bytes);
      });
      one.on('error', () => {});
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address with a port
  const { port } = server.address() as AddressInfo;
  const own = new URL(url);
  own.searchParams.delete('host');
  own.hostname = '127.0.0.1';
  own.port = String(port);
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: own.href,
    cut: (): void => {
      state = 'cut';
      endAll();
    },
    drop: (): void => {
      state = 'dropping';
      for (const socket of open) lost.add(socket);
    },
    mend: (): void => {
      state = 'up';
    },
    close: async (): Promise<void> => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
