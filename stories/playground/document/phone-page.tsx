import { useMemo } from 'react';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import type { ResolvedSection } from '#src/engine/resolve.ts';
import { panelsOf, subTabsOf } from '#src/home/classic/classic-layout.ts';
import {
  CATEGORY,
  currentSubTab,
  SUB_TAB,
  subCategoryOf,
  useChoice,
} from '#src/platform/storage/choices.ts';
import { sampleCaller } from '../../back-end/sample-caller.ts';
import { PageOfFew } from '../../sections/page-of-few.tsx';
import { Note } from '../../stage/note.tsx';
import css from '../playground.module.css';
import type { ExplainedPage } from './explain-page.ts';
import type { Page } from './read-document.ts';
import { Stack } from './read-items.ts';

const MOST = 120;

/** The learner's choices on the phone, which fill the payloads of a classic page's calls. */
export const useChoices = () => {
  const category = useChoice(CATEGORY);
  const chosen = useChoice(subCategoryOf(category));
  const subTab = useChoice(SUB_TAB);
  const subCategory = chosen || category;
  return useMemo(() => ({ category, subCategory, subTab }), [category, subCategory, subTab]);
};

type Choices = ReturnType<typeof useChoices>;

const onTab = (
  { resolved, nodes }: ExplainedPage,
  { category, subTab }: Choices,
): readonly ResolvedSection[] => {
  const tab = category ? 'category' : 'home';
  const chosen = currentSubTab(subTabsOf(nodes, resolved), subTab);
  return panelsOf(nodes, resolved, { tab, subTab: chosen }).flatMap(({ sections }) => sections);
};

type Props = {
  page: Page;
  explained: ExplainedPage;
  faults: readonly Diagnostic[];
  choices: Choices;
};

export const PhonePage = ({ page, explained, faults, choices }: Props) => {
  const all = useMemo(
    () => (page.gated ? explained.resolved : onTab(explained, choices)),
    [page, explained, choices],
  );
  const drawn = useMemo(() => (all.length > MOST ? all.slice(0, MOST) : all), [all]);
  return (
    <div className={css.page} data-theme={page.theme}>
      {all.length > MOST && <Note>这里只画前 {MOST} 个区块。</Note>}
      <PageOfFew resolved={drawn} caller={sampleCaller} Stack={Stack} before={faults} always />
    </div>
  );
};
