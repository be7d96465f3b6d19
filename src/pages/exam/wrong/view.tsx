import { useState } from 'react';
import { myExamsAddress, wrongAnswersAddress } from '#schemas/exam/addresses.ts';
import { type WrongItem, type WrongTab, wrongAnswers } from '#schemas/exam/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { WrongCard } from './card.tsx';
import { PracticeSheet } from './practice.tsx';
import type { Practised } from './practised.ts';
import { RemoveWrongQuestion } from './remove-question.tsx';
import css from './view.module.css';

const tabNames: Readonly<Record<WrongTab, string>> = {
  open: '未掌握',
  resolved: '已掌握',
  all: '全部',
};

const useTab = tabChoice({ label: '按掌握程度筛选', names: tabNames });

/** `exam`: the id that `?exam=` names; '' for all exams. */
const useWrongChoice = () => {
  const { tab, head } = useTab();
  const [exam, choose] = useParam('exam');
  return { tab, exam, choose, head, payload: { tab, exam } };
};

const OneExam = ({ title, onAll }: { title: string; onAll: () => void }) => (
  <p className={css.line}>
    <Box as="span" flex="shrink" padBlock={8}>
      只看：{title}
    </Box>
    <TextButton onClick={onAll}>看全部</TextButton>
  </p>
);

const empty: Readonly<Record<WrongTab, string>> = {
  open: '没有未掌握的错题',
  resolved: '还没有掌握的错题，练对一次就会出现在这里',
  all: '还没有错题',
};

const belongs = (tab: WrongTab, { resolvedAt }: WrongItem): boolean =>
  tab === 'all' || (tab === 'resolved') === (resolvedAt !== null);

const useRows = ({ items, update }: InfiniteList<WrongItem>, tab: WrongTab) => {
  const [practised, practise] = useState<WrongItem>();
  const [removed, remove] = useState<WrongItem>();
  const drop = (id: string) => update((rows) => rows.filter((row) => row.id !== id));
  const put = (item: WrongItem) => {
    const removedCount = items.filter((row) => row.id === item.id && !belongs(tab, item)).length;
    // it stays in view until its sheet is closed, though the server lists it elsewhere by now
    update((rows) => rows.map((row) => (row.id === item.id ? item : row)), removedCount);
  };
  const onPractised = (outcome: Practised) => {
    const { correct, chosen, right, explanation, times, at } = outcome;
    const item = items.find(({ id }) => id === outcome.item.id) ?? outcome.item;
    const state = correct
      ? { resolvedAt: item.resolvedAt ?? at }
      : { chosen, wrongAt: at, resolvedAt: null };
    put({ ...item, right, explanation, times, ...state });
  };
  const close = () => {
    const now = items.find(({ id }) => id === practised?.id);
    if (now && !belongs(tab, now)) drop(now.id);
    practise(undefined);
  };
  const sheets = (
    <>
      <PracticeSheet item={practised} onClose={close} onPractised={onPractised} />
      <RemoveWrongQuestion item={removed} onClose={() => remove(undefined)} onRemoved={drop} />
    </>
  );
  return { practise, remove, sheets };
};

export default listView(wrongAnswers, {
  label: '错题',
  rowHeight: 240,
  skeleton: 'rows',
  cards: true,
  box: { padInline: 'gutter', padStart: 12 },
  useChoice: useWrongChoice,
  empty: ({ tab, exam }) =>
    exam === ''
      ? { text: empty[tab], link: '去我的考试', to: myExamsAddress() }
      : {
          text: `这场考试里${empty[tab]}。还能再考的时候，错题不列出`,
          link: '看全部错题',
          to: wrongAnswersAddress({}),
        },
  useParts: (list, { tab, exam, choose }) => {
    const { practise, remove, sheets } = useRows(list, tab);
    return {
      head: exam !== '' && (
        <OneExam title={list.items[0]?.examTitle ?? '一场考试'} onAll={() => choose('')} />
      ),
      row: (item) => (
        <Box padEnd={12}>
          <WrongCard
            item={item}
            onExam={exam === '' ? () => choose(item.exam) : undefined}
            onPractise={() => practise(item)}
            onRemove={() => remove(item)}
          />
        </Box>
      ),
      foot: sheets,
    };
  },
});
