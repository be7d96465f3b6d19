import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { type HelpTopic, helpTopics } from '#schemas/help/endpoints.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Highlight } from '#src/ui/list/highlight.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { questionsWith } from './found.ts';
import css from './topics.module.css';

type Question = HelpTopic['questions'][number];

const QuestionRow = ({ row, keyword }: { row: Question; keyword: string }) => (
  <details className={css.question}>
    <summary className={css.line}>
      <span>
        <Highlight text={row.question} keyword={keyword} />
      </span>
      <span className={css.sign}>
        <Chevron />
      </span>
    </summary>
    <div className={css.answer}>
      {row.answer.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
    </div>
  </details>
);

const FurtherWays = () => (
  <Card title="没有解决？">
    <a className={css.line} href={supportAddress()}>
      联系客服
      <Chevron />
    </a>
    <a className={css.line} href={feedbackAddress()}>
      意见反馈
      <Chevron />
    </a>
  </Card>
);

/** The questions by topic, all of them or those that hold what is searched for. */
const HelpTopics = ({ topics }: { topics: readonly HelpTopic[] }) => {
  const [keyword, setKeyword] = useParam('keyword');
  const shown = questionsWith(topics, keyword);
  const nothing = keyword ? `没有找到“${keyword}”相关的问题` : '还没有常见问题';
  return (
    <Cards>
      <div className={css.search}>
        <SearchField
          ground="page"
          label="搜索常见问题"
          placeholder="如：退款、发票、验证码"
          value={keyword}
          onSearch={setKeyword}
        />
      </div>
      {shown.map(({ name, questions }) => (
        <Card key={name} title={name}>
          <div className={css.questions}>
            {questions.map((row) => (
              <QuestionRow key={row.id} row={row} keyword={keyword} />
            ))}
          </div>
        </Card>
      ))}
      {shown.length === 0 && <EmptyState text={nothing} />}
      <FurtherWays />
    </Cards>
  );
};

/** `/help`: common questions, and whom to ask what they do not answer. */
export default detailView(helpTopics, {
  shapes: [['compact', 8]],
  body: (topics) => <HelpTopics topics={topics} />,
});
