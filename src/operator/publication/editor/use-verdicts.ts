import { useCallback, useMemo } from 'react';
import { moduleStart } from '../../../../schemas/home/endpoints.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { previewedSections } from './selection.ts';
import { type SectionVisibility, verdictsOf } from './verdicts.ts';

/** The verdict on every section of the draft, for the modules that are switched on now. */
export const useVerdicts = (): Map<string, SectionVisibility> => {
  const { sections, memberCard } = useDeskState().document;
  const { data, error } = useOperatorCall(moduleStart);
  const liveModule = data?.liveModule ?? error === undefined;
  return useMemo(
    () => verdictsOf({ sections, memberCard }, { liveModule }),
    [sections, memberCard, liveModule],
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
