import { useEffect, useMemo, useState } from 'react';
import type { PageName } from '#schemas/publication/page-names.ts';
import { type Experiment, experimentsIn, readShares } from '#schemas/when/shares.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { itemAt } from '../editor/drawer/say-of-item.ts';
import { itemsOf } from '../editor/pages/page-items.ts';
import { opened } from '../editor/selection.ts';
import { type Groups, OUTSIDE } from './previewed-document.ts';

/** Choice of a participant in an experiment without groups. */
export const INSIDE = 'in';

export const groupsOf = ({ variants }: Experiment): string[] =>
  variants.length > 0 ? [...variants, OUTSIDE] : [INSIDE, OUTSIDE];

/**
 * The chosen groups of a page's experiments: those of the item that was opened last, at first the first
 * ones.
 */
export const useGroups = (page: PageName | undefined) => {
  // a string, so that typing renders nothing again
  const found = useDeskState(({ document }) =>
    JSON.stringify(experimentsIn(itemsOf(document, page ?? document.template))),
  );
  const desk = useDraftEditor();
  const target = useStore(opened);
  const [chosen, setChosen] = useState<Groups>({});
  const experiments = useMemo((): Experiment[] => JSON.parse(found), [found]);
  useEffect(() => {
    if (!target || !('key' in target)) return;
    const { when } = itemAt(desk.store.get().document, target) ?? {};
    const own = readShares(when).map(({ of, variant = INSIDE }) => [of, variant]);
    if (own.length > 0) setChosen((before) => ({ ...before, ...Object.fromEntries(own) }));
  }, [target, desk]);
  const text = JSON.stringify(
    experiments.map((each) => {
      const groups = groupsOf(each);
      const wanted = chosen[each.of];
      return [each.of, wanted !== undefined && groups.includes(wanted) ? wanted : groups[0]];
    }),
  );
  const groups = useMemo((): Groups => Object.fromEntries(JSON.parse(text)), [text]);
  const choose = (of: string, group: string) => setChosen({ ...chosen, [of]: group });
  return { experiments, groups, choose };
};
