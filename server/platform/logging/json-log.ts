import type { FastifyServerOptions } from 'fastify';
import { loggableError, withoutQueries } from './loggable-error.ts';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where the log goes, line by line: without a `stream`, to the process's output. */
export type LogTarget = { level: LogLevel; stream?: { write: (line: string) => void } };

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type Log = (...given: unknown[]) => void;

/** By itself the logger takes an error's message for the line's, and an error's message may quote what was sent. */
const safe = ([first, second, ...rest]: unknown[]): unknown[] => {
  if (typeof first === 'string') return [withoutQueries(first), second, ...rest];
  const error = first instanceof Error ? first : undefined;
  const { err } = typeof first === 'object' && first !== null && 'err' in first ? first : {};
  const told = error ?? err;
  const isOwn = typeof second === 'string' && !(told instanceof Error && second === told.message);
  return [error ? { err: error } : first, isOwn || !told ? second : 'failed', ...rest];
};

/** A log of JSON lines that holds no address, no header and no value of a statement. */
export const jsonLog = ({ level, stream }: LogTarget): LoggerOptions => ({
  level,
  ...(stream ? { stream } : {}),
  serializers: {
    err: loggableError,
    req: ({ method }) => ({ method }),
  },
  hooks: {
    logMethod(given: unknown[], log: Log) {
      log.apply(this, safe(given));
    },
  },
  formatters: { level: (label: string) => ({ level: label }) },
});
