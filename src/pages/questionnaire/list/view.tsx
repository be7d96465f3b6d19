import { categoriesAddress } from '#schemas/category/addresses.ts';
import {
  achievementAddress,
  introAddress,
  questionnaireListAddress,
} from '#schemas/questionnaire/addresses.ts';
import {
  myQuestionnaires,
  type QuestionnaireRow,
  type QuestionnaireTab,
} from '#schemas/questionnaire/endpoints.ts';
import { whenWords } from '#src/entities/assessment/times.ts';
import { QuestionnaireChip } from '#src/entities/questionnaire/chip.tsx';
import { rowFacts } from '#src/entities/questionnaire/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

const names: Readonly<Record<QuestionnaireTab, string>> = {
  all: '全部',
  open: '可参加',
  done: '已完成',
  over: '已结束',
};

const Row = ({ row }: { row: QuestionnaireRow }) => (
  <MediaRow href={introAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <Text as="span" kind="meta" tone="tertiary">
      <Unbroken>{rowFacts(row)}</Unbroken>
    </Text>
    <Line as="span" gap={8}>
      <QuestionnaireChip of={row} />
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{whenWords(row)}</Unbroken>
      </Text>
    </Line>
  </MediaRow>
);

const useChoice = tabChoice({ label: '按状态筛选', names, look: 'pill' });

export default listView(myQuestionnaires, {
  rowHeight: 99,
  skeleton: 'rows',
  useChoice,
  aside: <BarLink href={achievementAddress()} name="我的成绩" />,
  empty: ({ tab }) => ({
    text: tab === 'done' ? '还没有完成过问卷' : '这里暂时没有问卷',
    ...(tab === 'all'
      ? { link: '先看看课程', to: categoriesAddress() }
      : { link: '看看全部问卷', to: questionnaireListAddress() }),
  }),
  row: (row) => <Row row={row} />,
});
