import type { Reviewed } from '#schemas/assessment/wire.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { AnswerFacts, together } from './answer-facts.tsx';
import css from './reviewed.module.css';

type ReviewedQuestion = Pick<Reviewed, 'title' | 'chosen' | 'right' | 'correct' | 'explanation'> &
  Partial<Reviewed>;

const judgedOf = ({ state, correct, earned = 0, points = 0 }: ReviewedQuestion) => {
  if (state === 'marking') return { tone: 'open', words: '等待阅卷' } as const;
  if (state === 'marked')
    return { tone: 'right', words: `得 ${earned} 分，满分 ${points} 分` } as const;
  return correct
    ? ({ tone: 'right', words: '正确' } as const)
    : ({ tone: 'wrong', words: '错误' } as const);
};

const Question = ({ reviewed, position }: { reviewed: ReviewedQuestion; position: number }) => (
  <Box as="li" padBlock={16} edge="end" className={css.question}>
    <Text kind="card-title" below={8}>
      {position}. <Unbroken>{reviewed.title}</Unbroken>
    </Text>
    <AnswerFacts
      chosen={reviewed.chosen}
      mark={judgedOf(reviewed)}
      more={[
        ['正确答案', reviewed.correct ? '' : together(reviewed.right)],
        ['评语', reviewed.remark ?? ''],
        ['解析', reviewed.explanation],
      ]}
    />
  </Box>
);

export const ReviewedQuestions = ({ reviewed }: { reviewed: readonly ReviewedQuestion[] }) =>
  reviewed.length > 0 && (
    <Box
      as="section"
      padBlock={16}
      padInline={12}
      surface="card"
      radius="card"
      aria-labelledby="reviewed"
    >
      <Text as="h2" kind="section-title" id="reviewed">
        答案与解析
      </Text>
      <Box as="ol">
        {reviewed.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of questions is theirs
          <Question key={at} reviewed={each} position={at + 1} />
        ))}
      </Box>
    </Box>
  );
