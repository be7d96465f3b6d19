import { useCallback, useMemo } from 'react';
import { moduleStart } from '../../../../schemas/home/endpoints.ts';
import type { MemberFacts } from '../../../../schemas/when/judge-when.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { previewedSections } from './selection.ts';
import { type SectionVisibility, type Verdict, verdictsFor, verdictsOf } from './verdicts.ts';

/** The modules that are switched on now, as far as the home page asks for them. */
const useModules = (): { liveModule: boolean } => {
  const { data, error } = useOperatorCall(moduleStart);
  const liveModule = data?.liveModule ?? error === undefined;
  return useMemo(() => ({ liveModule }), [liveModule]);
};

/** The verdict on every section of the draft, for the modules that are switched on now. */
export const useVerdicts = (): Map<string, SectionVisibility> => {
  const { sections, memberCard } = useDeskState().document;
  const modules = useModules();
  return useMemo(
    () => verdictsOf({ sections, memberCard }, modules),
    [sections, memberCard, modules],
  );
};

/** The verdict on one section of the draft for one member. */
export const useVerdictFor = (key: string, member: MemberFacts): Verdict | undefined => {
  const { sections, memberCard } = useDeskState().document;
  const modules = useModules();
  return useMemo(
    () => verdictsFor({ sections, memberCard }, modules, member).get(key),
    [sections, memberCard, modules, member, key],
  );
};

/** Whether the preview shows nothing of a section that should be on its page. */
export const useBlanks = (verdicts: ReadonlyMap<string, SectionVisibility>) => {
  const { template } = useDeskState().document;
  const shown = useStore(previewedSections);
  return useCallback(
    (name: string): boolean => {
      const verdict = verdicts.get(name);
      // a preview that reports no section at all has not been rendered yet
      if (!verdict || !shown || shown.names.length === 0 || template !== 'ordered') return false;
      const { shows, partly } = shown.member ? verdict.member : verdict.visitor;
      return shows && !partly && !shown.names.includes(name);
    },
    [verdicts, shown, template],
  );
};
