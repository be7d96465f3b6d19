import { useCallback, useMemo } from 'react';
import { moduleStart } from '#schemas/home/endpoints.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import type { MemberFacts } from '#schemas/when/judge-when.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeferredDesk, useDeskState } from '../../draft-editor/context.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { itemsOf } from './pages/page-items.ts';
import { previewedSections } from './selection.ts';
import { type SectionVisibility, type Verdict, verdictsFor, verdictsOf } from './verdicts.ts';

/** The modules that home pages depend on; the coupons' one depends on the login switch. */
export const useModules = (): { liveModule: boolean; coupons: boolean } => {
  const { data, error } = useOperatorCall(moduleStart);
  const loginSwitch = useDeskState((state) => state.document.loginSwitch);
  const liveModule = data?.liveModule ?? error === undefined;
  const coupons = loginSwitch === 'phone';
  return useMemo(() => ({ liveModule, coupons }), [liveModule, coupons]);
};

/** The parts of the document that decide verdicts; the same object while they are the same. */
const useFacts = () => {
  const { sections, memberCard, layouts } = useDeferredDesk().document;
  return useMemo(() => ({ sections, memberCard, layouts }), [sections, memberCard, layouts]);
};

export const useVerdicts = (page: PageName): Map<string, SectionVisibility> => {
  const facts = useFacts();
  const modules = useModules();
  return useMemo(() => verdictsOf(facts, modules, Date.now(), page), [facts, modules, page]);
};

export const useVerdictFor = (
  page: PageName,
  key: string,
  member: MemberFacts,
): Verdict | undefined => {
  const facts = useFacts();
  const modules = useModules();
  return useMemo(
    () => verdictsFor(facts, modules, member, Date.now(), page).get(key),
    [facts, modules, member, page, key],
  );
};

export const useBlanks = (page: PageName, verdicts: ReadonlyMap<string, SectionVisibility>) => {
  const facts = useFacts();
  const shown = useStore(previewedSections);
  // sections of an unselected tab are not on the page
  const onTabs = useMemo(
    () =>
      new Set(
        itemsOf(facts, page).flatMap((item) => (item.tab || item.subTab ? [sectionKey(item)] : [])),
      ),
    [facts, page],
  );
  return useCallback(
    (name: string): boolean => {
      const verdict = verdicts.get(name);
      // a preview that reports no section at all has not been rendered yet
      if (!verdict || !shown || shown.names.length === 0 || shown.page !== page) return false;
      const { shows, partly } = shown.member ? verdict.member : verdict.visitor;
      return shows && !partly && !onTabs.has(name) && !shown.names.includes(name);
    },
    [verdicts, shown, page, onTabs],
  );
};
