import { useEffect, useMemo, useState } from 'react';
import { viewTemplate } from '#schemas/home/endpoints.ts';
import { sample } from '#src/engine/diagnostics.ts';
import type { Engine } from '#src/engine/engine.ts';
import { readFacts } from './page-facts.ts';
import { usePageFacts } from './use-page-facts.ts';
import { type Variant, variantAt, variantNamed, variants } from './variants.ts';

const factNames = ['template'] as const;
const none = [] as const;

/** The variant that the back end named last (home rule 76). */
export const lastVariant = ({ loader, lastGood }: Engine): Variant | undefined =>
  variantNamed(readFacts(loader, lastGood, factNames).template?.template ?? '');

/**
 * The variant of a home address, undefined until it is known. `/` asks the back end and shows the last
 * variant meanwhile; an unknown, failed or late answer means ordered. From then on the variant stays for
 * the visit.
 */
export const useVariant = (engine: Engine, route: string): Variant | undefined => {
  const addressed = variantAt(route);
  const { loader, diagnostics } = engine;
  // a failed call means the ordered variant (home rule 58), not the last good answer
  const asking = useMemo(
    () => ({ ...engine, lastGood: { ...engine.lastGood, get: () => undefined } }),
    [engine],
  );
  const before = useMemo(() => (addressed ? undefined : lastVariant(engine)), [addressed, engine]);
  const { facts, waiting, impatient } = usePageFacts(asking, addressed ? none : factNames);
  const template = addressed ? '' : (facts.template?.template ?? '');
  const named = variantNamed(template);
  const complete = waiting.length === 0;
  const [settled, setSettled] = useState<{ loader: typeof loader; variant: Variant }>();
  const variant = settled?.loader === loader ? settled.variant : undefined;
  const answered = complete ? (named ?? 'ordered') : undefined;
  const visible = variant ?? answered ?? before ?? (impatient ? 'ordered' : undefined);
  const final = complete || impatient;
  useEffect(() => {
    if (visible && final && !addressed) setSettled({ loader, variant: visible });
  }, [visible, final, addressed, loader]);
  useEffect(() => {
    if (!template || named) return;
    diagnostics.report({
      fault: 'payload-misfit',
      section: '首页',
      endpoint: viewTemplate.path,
      path: 'template',
      expected: variants.join(', '),
      came: sample(template),
      shown: 'rest',
    });
  }, [template, named, diagnostics]);
  return addressed ?? visible;
};
