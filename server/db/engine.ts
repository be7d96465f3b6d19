import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** It clears all of it at its start; of its usual 128 MB a site that one process serves has no use. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

type Protocol = Pick<PGlite, 'execProtocol' | 'execProtocolStream' | 'execProtocolRawSync'>;

/**
 * PostgreSQL ends where it panics, as when its log cannot grow; compiled for Node it cannot, and the next question would
 * hold the process up for ever. So it is not asked again, and `ended` is told once.
 * @internal a test gives it an engine of its own
 */
export const stopOnPanic = (engine: Protocol, ended: () => void): void => {
  let panic: Error | undefined;
  const judge = (error: unknown): never => {
    if (isPanic(error) && !panic) {
      panic = error;
      ended();
    }
    throw error;
  };
  const { execProtocol, execProtocolStream, execProtocolRawSync } = engine;
  engine.execProtocol = (...args) => execProtocol.apply(engine, args).catch(judge);
  engine.execProtocolStream = (...args) => execProtocolStream.apply(engine, args).catch(judge);
  engine.execProtocolRawSync = (message) => {
    if (panic) throw panic;
    return execProtocolRawSync.call(engine, message);
  };
};

/** The embedded engine on a folder that its caller has locked; `ended` is told where it cannot go on. */
export const openEngine = (
  dataDir: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
  ended: () => void = () => {},
): PGlite => {
  const engine = new PGlite({ ...options, dataDir, startParams });
  stopOnPanic(engine, ended);
  return engine;
};
