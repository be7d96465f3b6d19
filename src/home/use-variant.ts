import { useEffect, useMemo, useState } from 'react';
import { viewTemplate } from '../../schemas/home/endpoints.ts';
import { sample } from '../engine/diagnostics.ts';
import type { Engine } from '../engine/engine.ts';
import { usePageFacts } from './use-page-facts.ts';
import { type Variant, variantAt, variantNamed, variants } from './variants.ts';

const asked = ['template'] as const;
const none = [] as const;
/** A failed call means the ordered variant (home rule 58), so its last good answer is not kept. */
const forgetful = { get: () => undefined, set: () => undefined };

/**
 * The variant of a home address, undefined until it is known: `/` asks the back end, and an answer
 * that is unknown, failed or late means ordered. Once known, the variant stays for the visit.
 */
export const useVariant = (engine: Engine, route: string): Variant | undefined => {
  const addressed = variantAt(route);
  const { loader, diagnostics } = engine;
  const asking = useMemo(() => ({ ...engine, lastGood: forgetful }), [engine]);
  const { facts, complete, impatient } = usePageFacts(asking, addressed ? none : asked);
  const template = addressed ? '' : (facts.template?.template ?? '');
  const named = variantNamed(template);
  const [settled, setSettled] = useState<{ loader: typeof loader; variant: Variant }>();
  const kept = settled?.loader === loader ? settled.variant : undefined;
  const told = kept ?? (complete || impatient ? (named ?? 'ordered') : undefined);
  useEffect(() => {
    if (told && !addressed) setSettled({ loader, variant: told });
  }, [told, addressed, loader]);
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
  return addressed ?? told;
};
