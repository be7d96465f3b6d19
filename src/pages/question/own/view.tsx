import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { questionAddress } from '#schemas/question/addresses.ts';
import { type OwnQuestion, ownQuestions } from '#schemas/question/endpoints.ts';
import { answersText } from '#src/entities/question/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { Line, Text } from '#src/ui/part/parts.tsx';
import css from './view.module.css';

const Row = ({ question }: { question: OwnQuestion }) => (
  <a className={css.question} href={questionAddress({ id: question.id })}>
    <Text as="span" kind="card-title" lines={2}>
      {question.text}
    </Text>
    <Line as="span" kind="meta" tone="tertiary" gap={10} rowGap={2} align="stretch" wrap>
      {question.lessonTitle === question.productTitle
        ? question.productTitle
        : `${question.productTitle} · ${question.lessonTitle}`}
    </Line>
    <Line as="span" kind="meta" tone="tertiary" gap={10} rowGap={2} align="stretch" wrap>
      {question.time !== null && <span>{dayText(question.time)}</span>}
      <span>{answersText(question.answers)}</span>
      {question.fresh > 0 && (
        <Text as="span" tone="accent" weight={500}>
          {question.fresh} 个新回答
        </Text>
      )}
      {question.hidden && (
        <Text as="span" tone="price">
          已被隐藏
        </Text>
      )}
    </Line>
  </a>
);

export default listView(ownQuestions, {
  label: '我的提问',
  rowHeight: 116,
  skeleton: 'rows',
  box: { padInline: 'gutter', padStart: 12 },
  empty: { text: '还没有提问，学习时点“问答”就能问讲师', link: '去学习', to: ownCoursesAddress() },
  row: (question) => <Row question={question} />,
});
