import { useCallback, useMemo, useState } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { themes } from '#schemas/layout/themes.ts';
import { useEngine } from '#src/engine/engine.ts';
import type { ResolvedSection } from '#src/engine/resolve.ts';
import { isMember } from '#src/platform/session/session.ts';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import css from './blocks.module.css';
import { comparable } from './comparable.ts';
import { COUPONS_ON } from './coupons/coupon-switch.ts';
import { holdSlots } from './hold-slots.ts';
import { useComposer } from './use-composer.ts';
import { useItemFaults } from './use-item-faults.ts';
import { usePageFacts } from './use-page-facts.ts';

const factNames = ['modules', 'version'] as const;

type Props = {
  theme: string;
  /** As published; each node is checked on its own. */
  nodes: unknown;
  onRetry: () => void;
};

const useBlocks = (nodes: unknown) => {
  const engine = useEngine();
  const { facts, unknown, waitedBriefly } = usePageFacts(engine, factNames);
  const composer = useComposer(true);
  const list = useMemo(() => (Array.isArray(nodes) ? nodes : []), [nodes]);
  const composed = useMemo(() => composer?.composePage(list), [composer, list]);
  useItemFaults(engine, { composed, composer });
  const known = unknown.length === 0 || waitedBriefly;
  const modulesKnown = !unknown.includes('modules');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the facts say stands for them
  const resolved = useMemo(() => {
    if (!known || !composed || !composer) return undefined;
    const modules = { ...facts.modules, coupons: facts.version === COUPONS_ON };
    const hold = (sections: ResolvedSection[]) => holdSlots(sections, () => !modulesKnown);
    const context = { member: isMember(), modules, facts: composer.facts(), hold };
    return composed.resolve(null, context);
  }, [known, composed, composer, comparable(facts.modules), facts.version, modulesKnown]);
  return { resolved, Stack: composer?.Stack, failed: composer === null };
};

/** A page of blocks that is no home page: broken blocks are left out, the others stay. */
export default function Blocks({ theme, nodes, onRetry }: Props) {
  const { resolved, Stack, failed } = useBlocks(nodes);
  const [nothingOf, setNothingOf] = useState<typeof resolved>();
  const onNothing = useCallback(() => setNothingOf(resolved), [resolved]);
  if (failed)
    return (
      <ErrorScreen
        title="没有加载出来"
        advice="请检查网络后再试"
        action="重新加载"
        onAction={onRetry}
      />
    );
  if (resolved && nothingOf === resolved)
    return <NotFound text="这里暂时没有内容" href={homeAddress()} name="去首页看看" />;
  if (!resolved || !Stack) return <BootSkeleton />;
  return (
    <div className={css.blocks} data-theme={themes.find((each) => each === theme) ?? 'default'}>
      <Stack resolved={resolved} onNothing={onNothing} />
    </div>
  );
}
