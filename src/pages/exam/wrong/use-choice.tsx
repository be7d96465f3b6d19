import type { WrongTab } from '#schemas/exam/endpoints.ts';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';

const names: Readonly<Record<WrongTab, string>> = {
  open: '未掌握',
  resolved: '已掌握',
  all: '全部',
};

const useTab = tabChoice({ label: '按掌握程度筛选', names });

/** The tab, and the exam that `?exam=` names; '' for all of them. */
export const useWrongChoice = () => {
  const { tab, head } = useTab();
  const [exam, choose] = useParam('exam');
  return { tab, exam, choose, head, payload: { tab, exam } };
};
