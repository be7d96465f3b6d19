import {
  type QuestionnaireResult,
  questionnaireResults,
} from '../../../schemas/api/questionnaire.ts';
import { goBack } from '../../platform/go-back.ts';
import { useList } from '../../platform/use-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import css from './rows.module.css';
import { momentWords, spentWords } from './words.ts';

const words = { finished: '已完成', passed: '已通过', failed: '未通过' } as const;

const Row = ({ result }: { result: QuestionnaireResult }) => (
  <a
    className={css.row}
    href={`/questionnaire_${result.pass > 0 ? 'result' : 'finish'}?id=${result.id}`}
  >
    <span className={css.words}>
      <span className={css.title}>{result.title}</span>
      <span className={css.meta}>
        {[
          result.submittedAt !== null && momentWords(result.submittedAt),
          `用时 ${spentWords(result.spent)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <span className={css.end} data-outcome={result.outcome}>
      {result.pass > 0 && <strong>{result.score} 分</strong>}
      {words[result.outcome]}
    </span>
  </a>
);

/** `/questionnaire_achievement`: what the member has submitted, newest first. */
export default function AchievementPage() {
  const list = useList(questionnaireResults);
  return (
    <PageFrame
      route="/questionnaire_achievement"
      title="我的成绩"
      flush
      onBack={() => goBack('/questionnaire_list')}
    >
      <ListView
        list={list}
        rowHeight={72}
        skeleton="compact"
        empty={
          <EmptyState
            text="还没有提交过问卷"
            action={<ButtonLink href="/questionnaire_list">去看看问卷</ButtonLink>}
          />
        }
      >
        {(result) => <Row result={result} />}
      </ListView>
    </PageFrame>
  );
}
