import type { WrongItem } from '#schemas/exam/endpoints.ts';
import { AnswerFacts, together } from '#src/entities/assessment/result/answer-facts.tsx';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { momentText } from '#src/platform/time/china-date.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

type Props = {
  item: WrongItem;
  /** Shows this exam's alone; undefined where that is so already. */
  onExam: (() => void) | undefined;
  onPractise: () => void;
  onRemove: () => void;
};

const whenWords = ({ wrongAt, resolvedAt }: WrongItem): string => {
  if (resolvedAt !== null) return `${momentText(resolvedAt)} 掌握`;
  return wrongAt === null ? '' : `${momentText(wrongAt)} 答错`;
};

export const WrongCard = ({ item, onExam, onPractise, onRemove }: Props) => (
  <Stack
    as="article"
    gap={8}
    padInline={12}
    padStart={12}
    surface="card"
    radius="card"
    aria-label={item.question.title}
  >
    <Line as="p" gap={12} justify="between">
      <StateChip
        name={item.resolvedAt === null ? `错 ${item.times} 次` : '已掌握'}
        tone={item.resolvedAt === null ? 'bad' : 'live'}
      />
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{whenWords(item)}</Unbroken>
      </Text>
    </Line>
    <Text as="h2" kind="card-title">
      <Unbroken>{item.question.title}</Unbroken>
    </Text>
    <AnswerFacts
      chosen={item.chosen}
      more={[
        ['正确答案', together(item.right)],
        ['解析', item.explanation],
      ]}
    />
    {item.kept && (
      <Text kind="meta" tone="secondary" padBlock={8} padInline={12} surface="page" radius="small">
        这场考试没有公布答案，暂时不能重练
      </Text>
    )}
    <Line edge="start">
      {onExam ? (
        <Text
          as="button"
          kind="meta"
          tone="tertiary"
          textAlign="start"
          flex="fill"
          tap
          press="fade"
          type="button"
          onClick={onExam}
        >
          {item.examTitle}
        </Text>
      ) : (
        <Text
          as="span"
          kind="meta"
          tone="tertiary"
          textAlign="start"
          flex="fill"
          tap
          press="fade"
        />
      )}
      {!item.kept && <TextButton onClick={onPractise}>重练</TextButton>}
      <TextButton onClick={onRemove}>移除</TextButton>
    </Line>
  </Stack>
);
