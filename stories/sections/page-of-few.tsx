import { useEffect, useMemo, useState } from 'react';
import type { Diagnostic } from '../../schemas/diagnostics/endpoints.ts';
import { createDiagnostics } from '../../src/engine/diagnostics.ts';
import { type Engine, EngineProvider } from '../../src/engine/engine.ts';
import { createLoader, type LoadedAnswer } from '../../src/engine/load.ts';
import type { ResolvedSection } from '../../src/engine/resolve.ts';
import type { Source } from '../../src/engine/section-definition.ts';
import { SectionStack } from '../../src/engine/section-stack.tsx';
import { showToast } from '../../src/platform/feedback/toast.ts';
import { Faults } from '../stage/faults.tsx';
import { Note } from '../stage/note.tsx';

type Props = {
  resolved: readonly ResolvedSection[];
  caller: (source: Source) => LoadedAnswer;
  /** Shows the list of faults even when it is empty. */
  always?: boolean;
};

const forgetful = { get: () => undefined, set: () => undefined };
const soon = (flush: () => void) => queueMicrotask(flush);

/** An engine of its own, and the faults that it has reported. */
const useWatchedEngine = (caller: Props['caller']) => {
  const [faults, setFaults] = useState<Diagnostic[]>([]);
  const engine = useMemo(
    (): Engine => ({
      loader: createLoader(async (source) => caller(source)),
      lastGood: forgetful,
      diagnostics: createDiagnostics({
        send: (entries) => setFaults((before) => [...before, ...entries]),
        schedule: soon,
      }),
      onMessage: showToast,
    }),
    [caller],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another engine starts over
  useEffect(() => setFaults([]), [engine]);
  return { engine, faults };
};

/** Some sections as they stand on a page, and beside them what is reported to operators. */
export const PageOfFew = ({ resolved, caller, always }: Props) => {
  const { engine, faults } = useWatchedEngine(caller);
  const [nothing, setNothing] = useState(false);
  return (
    <EngineProvider value={engine}>
      <SectionStack resolved={resolved} onNothing={() => setNothing(true)} />
      {nothing && <Note>所有区块都不显示，首页会给出错误页和重试按钮。</Note>}
      {(faults.length > 0 || always) && <Faults faults={faults} />}
    </EngineProvider>
  );
};
