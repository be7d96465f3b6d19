import { type ComponentProps, type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import type { ResolvedSection } from '#src/engine/resolve.ts';
import type { Source } from '#src/engine/section-definition.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Faults } from '../stage/faults.tsx';
import { Note } from '../stage/note.tsx';

type Props = {
  resolved: readonly ResolvedSection[];
  caller: (source: Source) => LoadedAnswer;
  /** Shows the list of faults even when it is empty. */
  always?: boolean;
  Stack?: ComponentType<ComponentProps<typeof SectionStack>>;
  /** Reported before any section was drawn. */
  before?: readonly Diagnostic[];
};

const none: readonly Diagnostic[] = [];

const forgetful = { get: () => undefined, set: () => undefined };
const soon = (flush: () => void) => queueMicrotask(flush);

const useWatchedEngine = (caller: Props['caller'], resolved: Props['resolved']) => {
  const [faults, setFaults] = useState<Diagnostic[]>([]);
  const loader = useMemo(() => createLoader(async (source) => caller(source)), [caller]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections report anew
  const engine = useMemo(
    (): Engine => ({
      loader,
      lastGood: forgetful,
      diagnostics: createDiagnostics({
        send: (entries) => setFaults((before) => [...before, ...entries]),
        schedule: soon,
      }),
      onMessage: showToast,
    }),
    [loader, resolved],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another engine starts over
  useEffect(() => setFaults([]), [engine]);
  return { engine, faults };
};

/** Some sections as on a page, beside the reports to operators. */
export const PageOfFew = ({
  resolved,
  caller,
  always,
  Stack = SectionStack,
  before = none,
}: Props) => {
  const { engine, faults } = useWatchedEngine(caller, resolved);
  const [nothingOf, setNothingOf] = useState<Props['resolved']>();
  const all = [...before, ...faults];
  return (
    <EngineProvider value={engine}>
      <Stack resolved={resolved} onNothing={() => setNothingOf(resolved)} />
      {nothingOf === resolved && <Note>所有区块都不显示，首页会给出错误页和重试按钮。</Note>}
      {(all.length > 0 || always) && <Faults faults={all} />}
    </EngineProvider>
  );
};
