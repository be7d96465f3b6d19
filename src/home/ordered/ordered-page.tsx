import { useCallback, useState } from 'react';
import { useEngine } from '#src/engine/engine.ts';
import { useNear } from '#src/engine/nearness.ts';
import { loadInBackground } from '#src/platform/navigation/lazy-page.tsx';
import { isMember } from '#src/platform/session/session.ts';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { CouponFloat } from '../coupons/coupon-float.tsx';
import { HomeFrame } from '../home-frame.tsx';
import { KeepPosition } from '../keep-position.tsx';
import { NothingLoaded } from '../nothing-loaded.tsx';
import { NothingOpen } from '../nothing-open.tsx';
import { useOrderedPage } from './use-ordered-page.ts';

const OwnCoupons = loadInBackground(() => import('../coupons/own-coupons.tsx'));

const CouponsSlot = () => {
  const [near, ref] = useNear(false, 'ahead');
  return near ? <OwnCoupons /> : <div ref={ref} />;
};

type Props = { route: string; onRetry: () => void };

const Sections = ({ onRetry }: Pick<Props, 'onRetry'>) => {
  const engine = useEngine();
  const { resolved, closed, Stack } = useOrderedPage(engine);
  const [nothingOf, setNothingOf] = useState<typeof resolved>();
  const onNothing = useCallback(() => setNothingOf(resolved), [resolved]);
  const [calm, setCalm] = useState(false);
  const onFirst = useCallback(() => setCalm(true), []);
  if (resolved === undefined) return <BootSkeleton />;
  if (closed) return <NothingOpen />;
  if (resolved === null || nothingOf === resolved) return <NothingLoaded onRetry={onRetry} />;
  return (
    <>
      <KeepPosition layout={resolved}>
        <Stack
          resolved={resolved}
          onNothing={onNothing}
          eager={engine.first}
          ahead={!engine.sparing}
          onFirst={onFirst}
        />
      </KeepPosition>
      {calm && isMember() && <CouponsSlot />}
    </>
  );
};

/** Home rule 30. */
export const OrderedPage = ({ route, onRetry }: Props) => (
  <HomeFrame route={route} variant="ordered" theme="default" coupon={<CouponFloat />}>
    <Sections onRetry={onRetry} />
  </HomeFrame>
);
