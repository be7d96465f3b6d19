import {
  myQuestionnaires,
  type QuestionnaireRow,
  type QuestionnaireTab,
  questionnaireTabs,
} from '../../../../schemas/questionnaire/endpoints.ts';
import { categoriesAddress } from '../../../entities/category/addresses.ts';
import {
  achievementAddress,
  introAddress,
  questionnaireListAddress,
} from '../../../entities/questionnaire/addresses.ts';
import { rowFacts, whenWords } from '../../../entities/questionnaire/words.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { BarLink } from '../../../ui/button/bar-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { MediaRow } from '../../../ui/card/media-row.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { StateChip } from '../state-chip.tsx';
import css from './view.module.css';

const names: Readonly<Record<QuestionnaireTab, string>> = {
  all: '全部',
  open: '可参加',
  done: '已完成',
  over: '已结束',
};
const tabs = questionnaireTabs.map((id) => ({ id, name: names[id] }));

const Row = ({ row }: { row: QuestionnaireRow }) => (
  <MediaRow href={introAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <span className={css.facts}>{rowFacts(row)}</span>
    <span className={css.foot}>
      <StateChip state={row.state} />
      <span className={css.facts}>{whenWords(row)}</span>
    </span>
  </MediaRow>
);

/** `/questionnaire_list`: all questionnaires, by where they stand. */
export default function ListPage() {
  const [name, setTab] = useParam('tab', 'all');
  const tab = questionnaireTabs.find((each) => each === name) ?? 'all';
  const list = useFreshList(useList(myQuestionnaires, { tab }));
  return (
    <PageFrame aside={<BarLink href={achievementAddress()} name="我的成绩" />} flush>
      <Tabs label="按状态筛选" tabs={tabs} current={tab} onChoose={setTab} look="pill" />
      <ListView
        key={tab}
        list={list}
        rowHeight={99}
        skeleton="rows"
        empty={
          <EmptyState
            text={tab === 'done' ? '还没有完成过问卷' : '这里暂时没有问卷'}
            action={
              tab === 'all' ? (
                <ButtonLink href={categoriesAddress()}>先看看课程</ButtonLink>
              ) : (
                <ButtonLink href={questionnaireListAddress()}>看看全部问卷</ButtonLink>
              )
            }
          />
        }
      >
        {(row) => <Row row={row} />}
      </ListView>
    </PageFrame>
  );
}
