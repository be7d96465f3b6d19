import { type FastifyServerOptions, LogController } from 'fastify';
import { loggableError, withoutQueries } from './loggable-error.ts';
import { requestIdOf } from './request-id.ts';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LogTarget = { level: LogLevel; stream?: { write: (line: string) => void } };

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type Log = (...given: unknown[]) => void;

const errorIn = (logged: unknown): Error | undefined => {
  if (logged instanceof Error) return logged;
  const { err } = typeof logged === 'object' && logged !== null && 'err' in logged ? logged : {};
  return err instanceof Error ? err : undefined;
};

/** The logger would use an error's message as the line's, and that may quote what a caller sent. */
const safe = ([logged, text, ...rest]: unknown[]): unknown[] => {
  if (typeof logged === 'string') return [withoutQueries(logged), text, ...rest];
  const error = errorIn(logged);
  if (!error) return [logged, text, ...rest];
  const own = typeof text === 'string' && text !== error.message ? text : 'failed';
  return [logged === error ? { err: error } : logged, own, ...rest];
};

/** Holds no address, no header and no value of a statement. */
const jsonLog = ({ level, stream }: LogTarget): LoggerOptions => ({
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

export const logOptions = (target: LogTarget | undefined) =>
  ({
    logger: target ? jsonLog(target) : false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    // request lines are ours (`observe-requests.ts`): the framework's hold addresses
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
  }) satisfies FastifyServerOptions;
