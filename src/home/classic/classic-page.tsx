import { type ComponentProps, type ComponentType, useCallback, useState } from 'react';
import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { registry } from '#sections/registry.ts';
import { useEngine } from '#src/engine/engine.ts';
import { sourceKey } from '#src/engine/load.ts';
import type { SectionStack } from '#src/engine/section-stack.tsx';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { CATEGORY, choose } from '#src/platform/storage/choices.ts';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';
import { CouponFloat } from '../coupons/coupon-float.tsx';
import { HomeFrame } from '../home-frame.tsx';
import { KeepPosition } from '../keep-position.tsx';
import { NothingLoaded } from '../nothing-loaded.tsx';
import { NothingOpen } from '../nothing-open.tsx';
import type { Panel } from './classic-layout.ts';
import type { ClassicPageProps } from './classic-page-props.ts';
import { useClassicPage } from './use-classic-page.ts';

export { registry };

/** Sections built without waiting until they come near: about the first screen. */
const EAGER = 4;

type PanelProps = {
  panel: Panel;
  onEmpty: (panel: Panel, empty: boolean) => void;
  ahead: boolean;
  onShown: (key: string) => void;
  Stack: ComponentType<ComponentProps<typeof SectionStack>>;
};

const PanelView = ({ panel, onEmpty, ahead, onShown, Stack }: PanelProps) => {
  const { loader, first = EAGER, sparing } = useEngine();
  const { key, sections, stands, from } = panel;
  const [emptyOf, setEmptyOf] = useState<Panel>();
  const onNothing = useCallback(() => {
    setEmptyOf(panel);
    onEmpty(panel, true);
  }, [panel, onEmpty]);
  const onFirst = useCallback(() => onShown(key), [onShown, key]);
  if (emptyOf !== panel)
    return (
      <Stack
        resolved={sections}
        onNothing={onNothing}
        eager={Math.max(0, first - from)}
        ahead={ahead && !sparing}
        onFirst={onFirst}
      />
    );
  if (!stands) return null;
  const failed = sections.some(
    ({ source }) => source && loader.answer(sourceKey(source))?.ok === false,
  );
  const onRetry = async () => {
    await Promise.all(sections.map(({ source }) => source && loader.reload(source)));
    onEmpty(panel, false);
    setEmptyOf(undefined);
  };
  return (
    <ErrorScreen
      title={failed ? '这里的内容暂时没有加载出来' : '这里暂时没有内容'}
      advice={failed ? '可能是网络不稳定，请稍后重试' : '可以看看其他分类，或稍后再来'}
      action="重新加载"
      onAction={onRetry}
    />
  );
};

const useEmptyPanels = (panels: readonly Panel[] | undefined) => {
  const [empty, setEmpty] = useState<ReadonlySet<Panel>>(new Set());
  const onEmpty = useCallback((panel: Panel, isEmpty: boolean) => {
    // this panel holds the category tabs; without them nothing leads back to the home tab
    if (isEmpty && panel.common) choose(CATEGORY, '');
    setEmpty((before) => {
      const others = [...before].filter((other) => other !== panel);
      return new Set(isEmpty ? [...others, panel] : others);
    });
  }, []);
  const called = panels?.filter((panel) => panel.called) ?? [];
  const allEmpty = called.length > 0 && called.every((panel) => empty.has(panel));
  const nothing = allEmpty || panels?.length === 0;
  return { nothing, onEmpty };
};

type PanelsProps = Pick<
  ReturnType<typeof useClassicPage>,
  'panels' | 'closed' | 'known' | 'Stack'
> &
  Pick<ClassicPageProps, 'onRetry'>;

const Panels = ({ panels, closed, known, Stack, onRetry }: PanelsProps) => {
  const { nothing, onEmpty } = useEmptyPanels(panels);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const onShown = useCallback((key: string) => setShown((before) => new Set([...before, key])), []);
  if (!panels) return <BootSkeleton />;
  if (closed) return <NothingOpen />;
  if (nothing) return <NothingLoaded onRetry={onRetry} />;
  return (
    <KeepPosition layout={known}>
      {panels.map((panel, nth) => (
        <PanelView
          key={panel.key}
          panel={panel}
          onEmpty={onEmpty}
          ahead={panels.slice(0, nth).every(({ key }) => shown.has(key))}
          onShown={onShown}
          Stack={Stack}
        />
      ))}
    </KeepPosition>
  );
};

const openCoupons = async () => {
  const from = location.href;
  const code = await import('../coupons/open-coupons.ts').catch(() => undefined);
  if (code) await code.openCoupons(from);
  else if (location.href === from) followLink(couponCenterAddress());
};

export default function ClassicPage({
  route,
  variant,
  layout: shipped,
  onRetry,
}: ClassicPageProps) {
  const { layout, ...page } = useClassicPage(useEngine(), shipped, variant);
  const coupon =
    layout.coupon === 'phone-bound' ? <CouponFloat onOpen={openCoupons} /> : <CouponFloat />;
  return (
    <HomeFrame route={route} variant={variant} theme={layout.theme} coupon={coupon}>
      <Panels {...page} onRetry={onRetry} />
    </HomeFrame>
  );
}
