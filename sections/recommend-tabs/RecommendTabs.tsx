import type { SectionProps } from '#src/engine/section-definition.ts';
import {
  choose,
  currentSubTab,
  offeredSubTabs,
  SUB_TAB,
  useChoice,
} from '#src/platform/storage/choices.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';

/** The home tab's sub-tabs that have content on this page. */
export default function RecommendTabs({ title }: SectionProps) {
  const offered = useStore(offeredSubTabs);
  const chosen = useChoice(SUB_TAB);
  return (
    <Tabs
      label={title}
      tabs={offered.map((name) => ({ id: name, name }))}
      current={currentSubTab(offered, chosen)}
      onChoose={(name) => choose(SUB_TAB, name)}
      look="pill"
    />
  );
}
