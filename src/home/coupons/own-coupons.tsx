import { useMemo } from 'react';
import { couponListSection } from '#sections/coupon-list/section.ts';
import { useEngine } from '#src/engine/engine.ts';
import { resolve } from '#src/engine/resolve.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { usePageFacts } from '../use-page-facts.ts';
import { COUPONS_ON, useClearedCoupons } from './coupon-switch.ts';

const factNames = ['version'] as const;
const registry = { [couponListSection.name]: couponListSection };
const layout = {
  gated: false,
  nodes: [{ name: couponListSection.name, title: '我的优惠券' }],
};
const nothing = () => undefined;

/** A member's coupons below a page whose order does not list them (home rule 60). */
export default function OwnCoupons() {
  const engine = useEngine();
  const { facts, waiting } = usePageFacts(engine, factNames);
  useClearedCoupons(engine, facts.version);
  // the coupons shown last may have ended: they wait for the switch
  const coupons = waiting.length === 0 && facts.version === COUPONS_ON;
  const resolved = useMemo(
    () => resolve(layout, null, { registry, member: true, modules: { coupons } }),
    [coupons],
  );
  return coupons && <SectionStack resolved={resolved} onNothing={nothing} eager={0} />;
}
