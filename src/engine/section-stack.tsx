import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useEngine } from './engine.ts';
import { layoutFaults } from './judge.ts';
import { startCalls } from './load.ts';
import { type ResolvedSection, shownSections } from './resolve.ts';
import { SectionSlot, type Settled } from './section-slot.tsx';

/** Sections built without waiting until they come near: about the first screen. */
const EAGER = 4;
/** Sections rendered with the first paint beside these: with them, more than a screen holds. */
const BEYOND_EAGER = 4;
/** Sections added in every later step, so few that no step is a long task. */
const STEP = 40;

/** How many sections are rendered; the rest follow step by step while the browser is idle. */
const useBuiltCount = (total: number, eager: number): number => {
  const [built, setBuilt] = useState(eager + BEYOND_EAGER);
  useEffect(() => {
    if (built < total) startTransition(() => setBuilt(built + STEP));
  }, [built, total]);
  return built;
};

type Props = {
  resolved: readonly ResolvedSection[];
  /** Called when every section of the page is hidden. */
  onNothing: () => void;
  /** Number of sections built without waiting until they come near. */
  eager?: number | undefined;
  /** Whether anything beyond the screen may be built yet. */
  ahead?: boolean;
  /** Called when all eager sections are shown or hidden. */
  onFirst?: () => void;
};

/**
 * The sections of a page, in order; each loads and fails on its own. Sections beyond the screen wait until
 * the first ones are shown, so that they take no bandwidth from them on a slow network.
 */
export const SectionStack = ({
  resolved,
  onNothing,
  eager = EAGER,
  ahead = true,
  onFirst,
}: Props) => {
  const { loader, diagnostics } = useEngine();
  const shown = useMemo(() => shownSections(resolved), [resolved]);
  const built = useBuiltCount(shown.length, eager);

  // layout effects run before the sections' own effects, so the calls start before the code loads
  useLayoutEffect(() => startCalls(shown, loader), [shown, loader]);
  useEffect(() => {
    for (const fault of layoutFaults(resolved)) diagnostics.report(fault);
  }, [resolved, diagnostics]);

  const [calm, setCalm] = useState(false);
  const onSettled = useMemo(() => {
    const hidden = new Set<string>();
    const waiting = new Set(shown.slice(0, eager).map(({ key }) => key));
    return (key: string, state: Settled) => {
      if (state === 'hidden') hidden.add(key);
      else hidden.delete(key);
      if (hidden.size === shown.length) onNothing();
      if (!waiting.delete(key) || waiting.size > 0) return;
      startTransition(() => setCalm(true));
      onFirst?.();
    };
  }, [shown, onNothing, eager, onFirst]);
  const none = Math.min(eager, shown.length) === 0;
  useEffect(() => {
    if (none) onFirst?.();
  }, [none, onFirst]);
  useEffect(() => {
    if (shown.length === 0) onNothing();
  }, [shown, onNothing]);

  return shown
    .slice(0, built)
    .map((section, index) => (
      <SectionSlot
        key={section.key}
        section={section}
        eager={index < eager}
        reach={ahead && (calm || none) ? 'ahead' : 'screen'}
        onSettled={onSettled}
      />
    ));
};
