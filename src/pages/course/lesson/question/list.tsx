import { questionAddress } from '#schemas/question/addresses.ts';
import { type Question, questionList } from '#schemas/question/endpoints.ts';
import type { QuestionOrder } from '#schemas/question/fields.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { Entry } from '#src/entities/question/entry.tsx';
import { answersText } from '#src/entities/question/words.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import css from './panel.module.css';

const Row = ({ question }: { question: Question }) => (
  <Box as="li" edge="between">
    <a className={css.question} href={questionAddress({ id: question.id })}>
      <Entry
        of={question}
        own="我的提问"
        facts={[answersText(question.answers), question.teacher ? '讲师已回答' : '']}
      />
    </a>
  </Box>
);

type Props = {
  query: { product: string; lesson: string; order: QuestionOrder };
  first: Page<Question>;
};

export const Questions = ({ query, first }: Props) => {
  const source = { endpoint: questionList, payload: query };
  const { items, state, next } = usePages<typeof questionList>(source, first, 'append');
  if (items.length === 0) return <EmptyState text="这一节还没有人提问，来问第一个问题吧" />;
  return (
    <>
      <ul aria-label="这一节的问题">
        {items.map((question) => (
          <Row key={question.id} question={question} />
        ))}
      </ul>
      <ListFoot label="查看更多" state={state} onPress={next} />
    </>
  );
};
