import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Engine } from '#src/engine/engine.ts';
import {
  answeredFacts,
  type FactName,
  type PageFacts,
  readFacts,
  showFacts,
  startFacts,
  timedOutFacts,
  waitingFacts,
} from './page-facts.ts';

/** How long the whole page waits for what only some of its sections need, in ms. */
const BRIEF = 500;
/** After this time a page uses what is known, in ms; later answers still count. */
const TIMEOUT_MS = 3000;

type PageFactsState<N extends FactName> = {
  /** The answers, and the last good ones where none has come yet (home rule 67). */
  facts: PageFacts<N>;
  waiting: N[];
  unknown: N[];
  /** Those that nothing is known of since their calls took too long. */
  silent: N[];
  waitedBriefly: boolean;
  impatient: boolean;
};

/**
 * Starts the page's own calls, reads what is known of their answers, and reports their faults. `names` must
 * be the same array on every render.
 */
export const usePageFacts = <N extends FactName>(
  engine: Engine,
  names: readonly N[],
): PageFactsState<N> => {
  const { loader, lastGood, diagnostics } = engine;
  const count = () => answeredFacts(loader, names);
  const answered = useSyncExternalStore(loader.subscribe, count, count);
  const [passed, setPassed] = useState({ loader, ms: 0 });
  const waiting = waitingFacts(loader, names);
  const waited = passed.loader === loader ? passed.ms : 0;

  useEffect(() => {
    startFacts(loader, names);
    const limits = [BRIEF, TIMEOUT_MS].map((ms) => setTimeout(() => setPassed({ loader, ms }), ms));
    return () => limits.forEach(clearTimeout);
  }, [loader, names]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer is read as well
  const facts = useMemo(
    () => readFacts(loader, lastGood, names),
    [answered, loader, lastGood, names],
  );
  useEffect(() => {
    for (const fault of facts.faults) diagnostics.report(fault);
    showFacts(engine, names);
  }, [facts, diagnostics, engine, names]);
  return {
    facts,
    waiting,
    unknown: waiting.filter((name) => facts[name] === null),
    silent: timedOutFacts(loader, names).filter((name) => facts[name] === null),
    waitedBriefly: waited >= BRIEF,
    impatient: waited >= TIMEOUT_MS,
  };
};
