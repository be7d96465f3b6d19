import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Connections, Line } from '../../db/connections/line.ts';
import { hashesWaiting } from '../auth/password.ts';
import type { Meters } from './meters.ts';

export const measureServer = ({ server }: FastifyInstance, meters: Meters): void => {
  const count = promisify(server.getConnections.bind(server));
  meters.gauge({ name: 'learning_connections', help: 'Open HTTP connections and sockets' }, () =>
    count(),
  );
  meters.gauge(
    { name: 'learning_password_hashes_waiting', help: 'Passwords that wait for their hash' },
    hashesWaiting,
  );
};

const ofConnections: Readonly<Record<keyof Connections, string>> = {
  open: 'Connections to the database',
  idle: 'Connections to the database that nobody uses',
  waiting: 'Questions that wait for a connection to the database',
  transactions: 'Transactions that wait for their turn',
};

export const measureDatabase = (line: Line, meters: Meters): void => {
  meters.gauge(
    { name: 'learning_database_up', help: 'Whether the database answered when last asked' },
    () => Number(line.isUp()),
  );
  const { connections } = line;
  if (!connections) return;
  const each = (name: keyof Connections) =>
    meters.gauge(
      { name: `learning_database_${name}`, help: ofConnections[name] },
      () => connections()[name],
    );
  each('open');
  each('idle');
  each('waiting');
  each('transactions');
};
