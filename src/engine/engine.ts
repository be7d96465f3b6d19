import { createContext, useContext } from 'react';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { LastGood } from './judge.ts';
import type { Loader } from './load.ts';

export type Engine = {
  loader: Loader;
  lastGood: LastGood;
  diagnostics: Diagnostics;
  /**
   * Receives an answer that is shown, so that its replaced values can be reported later. `location`: its
   * section, which itself reports an answer that does not fit at all; '' for another part of the page.
   */
  onShown?: (location: string, endpoint: ReadEndpoint, data: unknown) => void;
  /** How many sections are built at once; without it those of about one screen. */
  first?: number | undefined;
  /** Nothing beyond the screen is built. */
  sparing?: boolean | undefined;
  /** Sections show their last good payload until the answer comes. */
  storedFirst?: boolean | undefined;
  /** Called with a failed call's message where the endpoint asks for a toast. */
  onMessage: (message: string) => void;
};

const EngineContext = createContext<Engine | null>(null);

export const EngineProvider = EngineContext.Provider;

export const useEngine = (): Engine => {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('no EngineProvider');
  return engine;
};
