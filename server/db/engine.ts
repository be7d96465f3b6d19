import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** The engine clears these buffers at its start; a site of one process does not need the usual 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * How much the engine's code runs, some hundred times the usual, before V8 optimises a function of it: a start that
 * optimises 500 at once takes a second of CPU and 40 MB more.
 */
const OPTIMISED_AFTER = '--wasm-tiering-budget=1000000000';

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

type Protocol = Pick<PGlite, 'execProtocol' | 'execProtocolStream' | 'execProtocolRawSync'>;

/**
 * PostgreSQL exits when it panics, as where its log cannot grow; compiled for Node it cannot, and the next query
 * would block the process for ever. So no query reaches it any more, and `ended` is called once.
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

/** How long queries may follow each other before requests are looked at again, in ms. */
const LONGEST_TURN = 10;

/**
 * The engine answers within the turn, so that a job of a hundred queries, as there are at every start, would make all
 * requests wait for its end.
 * @internal a test gives it an engine of its own
 */
export const takeTurns = (engine: Pick<PGlite, 'execProtocolStream'>): void => {
  const { execProtocolStream } = engine;
  let since = 0;
  engine.execProtocolStream = async (...args) => {
    if (performance.now() - since > LONGEST_TURN) {
      await nextTurn();
      since = performance.now();
    }
    return execProtocolStream.apply(engine, args);
  };
};

/** The caller has locked the folder; `ended` is called where the engine cannot go on. */
export const openEngine = (
  dataDir: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
  ended: () => void = () => {},
): PGlite => {
  setFlagsFromString(OPTIMISED_AFTER);
  const engine = new PGlite({ ...options, dataDir, startParams });
  stopOnPanic(engine, ended);
  takeTurns(engine);
  return engine;
};
