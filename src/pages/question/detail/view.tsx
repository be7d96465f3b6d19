import { useState } from 'react';
import { ownQuestionsAddress } from '#schemas/question/addresses.ts';
import {
  type Answer,
  answerList,
  type QuestionInFull,
  questionDetail,
  seeAnswers,
} from '#schemas/question/endpoints.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { Entry } from '#src/entities/question/entry.tsx';
import { answersText } from '#src/entities/question/words.ts';
import { useQueryNumber } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { useStarted } from '#src/platform/writing/use-started.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { EntryQuestion, type Wish } from './entry-question.tsx';
import css from './view.module.css';

const wishFor = (kind: Wish['kind'], { id, mine }: { id: string; mine: boolean }): Wish => ({
  what: mine ? 'remove' : 'report',
  kind,
  id,
});

const WishButton = ({ mine, onPress }: { mine: boolean; onPress: () => void }) => (
  <TextButton onClick={onPress}>{mine ? '删除' : '举报'}</TextButton>
);

const QuestionBlock = ({ question }: { question: QuestionInFull }) => {
  const { product, type, lesson, chapter, kind, hidden } = question;
  const to = lessonAddress({ id: product, type }, { id: lesson, kind, chapterId: chapter });
  return (
    <Box as="article" below={12} className={css.question}>
      {hidden && (
        <Text kind="meta" tone="price" below={8}>
          这个提问已被隐藏，只有你能看到
        </Text>
      )}
      <Entry of={question} own="我的提问" facts={[answersText(question.answers)]}>
        <Stack as="a" kind="meta" tone="accent" align="center" tap href={to}>
          {question.lessonTitle}
        </Stack>
      </Entry>
    </Box>
  );
};

type AnsweredProps = { answer: Answer; onWish: () => void };

const AnswerRow = ({ answer, onWish }: AnsweredProps) => (
  <article className={css.answer}>
    <Entry of={answer} own="我的回答" teacher={answer.teacher}>
      <span className={css.wish}>
        <WishButton mine={answer.mine} onPress={onWish} />
      </span>
    </Entry>
  </article>
);

export default detailView(questionDetail, {
  useQuery: useQueryNumber,
  flush: true,
  shapes: [['compact', 4]],
  notFound: { to: ownQuestionsAddress(), link: '我的提问', missing: '问题不存在或已删除' },
  useExtra: (query) => useList(answerList, { id: query?.id ?? '' }, { when: query !== undefined }),
  useParts: (question, { retry }, list) => {
    const [answering, setAnswering] = useState(false);
    const [wish, setWish] = useState<Wish>();
    const here = useHere();
    useStarted(seeAnswers, { id: question.id }, { when: question.mine });
    const onRemoved = ({ kind, id }: Wish) => {
      if (kind === 'question') {
        if (here()) goBack(ownQuestionsAddress());
        return;
      }
      list.update((answers) => answers.filter((answer) => answer.id !== id));
      retry();
    };
    const onAnswered = () => {
      setAnswering(false);
      list.reload();
      retry();
    };
    return {
      aside: (
        <WishButton mine={question.mine} onPress={() => setWish(wishFor('question', question))} />
      ),
      action: question.answerable && <Button onClick={() => setAnswering(true)}>写回答</Button>,
      body: (
        <>
          <QuestionBlock question={question} />
          <ListView
            list={list}
            rowHeight={140}
            skeleton="compact"
            label="回答"
            empty={<EmptyState text="还没有回答，讲师和学过的学员都可以来答" />}
          >
            {(answer) => (
              <AnswerRow answer={answer} onWish={() => setWish(wishFor('answer', answer))} />
            )}
          </ListView>
          <AnswerSheet
            id={question.id}
            open={answering}
            onClose={() => setAnswering(false)}
            onAnswered={onAnswered}
          />
          <EntryQuestion wish={wish} onClose={() => setWish(undefined)} onRemoved={onRemoved} />
        </>
      ),
    };
  },
});
