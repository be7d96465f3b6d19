import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { type HelpTopic, helpTopics } from '#schemas/help/endpoints.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Highlight } from '#src/ui/list/highlight.tsx';
import { Box, Stack } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { questionsWith } from './found.ts';
import css from './view.module.css';

type Question = HelpTopic['questions'][number];

const QuestionRow = ({ row, keyword }: { row: Question; keyword: string }) => (
  <Box as="details" edge="between" className={css.question}>
    <Box as="summary" press="dim" className={css.line}>
      <span>
        <Highlight text={row.question} keyword={keyword} />
      </span>
      <span className={css.sign}>
        <Chevron />
      </span>
    </Box>
    <Stack kind="body" tone="secondary" gap={8} padEnd={12}>
      {row.answer.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
    </Stack>
  </Box>
);

const FurtherWays = () => (
  <Card title="没有解决？">
    <Box as="a" press="dim" className={css.line} href={supportAddress()}>
      联系客服
      <Chevron />
    </Box>
    <Box as="a" press="dim" className={css.line} href={feedbackAddress()}>
      意见反馈
      <Chevron />
    </Box>
  </Card>
);

const HelpTopics = ({ topics }: { topics: readonly HelpTopic[] }) => {
  const [keyword, setKeyword] = useParam('keyword');
  const shown = questionsWith(topics, keyword);
  const nothing = keyword ? `没有找到“${keyword}”相关的问题` : '还没有常见问题';
  return (
    <Cards>
      <Box flex="shrink" side="bleed">
        <SearchField
          ground="page"
          label="搜索常见问题"
          placeholder="如：退款、发票、验证码"
          value={keyword}
          onSearch={setKeyword}
        />
      </Box>
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

export default detailView(helpTopics, {
  shapes: [['compact', 8]],
  body: (topics) => <HelpTopics topics={topics} />,
});
