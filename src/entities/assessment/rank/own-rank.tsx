import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { spentWords } from '../times.ts';

type Mine = { rank: number; ranked: number; score: number; spent: number };

type Props = {
  mine: Mine | undefined;
  to: string;
  name: string;
};

/** The member's own rank, however low; of one height in every state. */
export const OwnRank = ({ mine, to, name }: Props) => {
  if (!mine)
    return (
      <Line as="p" tone="secondary" gap={12} rowGap={0} justify="between" wrap flex="grow" tap>
        我的排名…
      </Line>
    );
  if (mine.rank === 0)
    return (
      <Line as="p" tone="secondary" gap={12} rowGap={0} justify="between" wrap flex="grow" tap>
        <span>我还没有上榜</span>
        <Stack as="a" tone="accent" align="center" across="center" tap="both" href={to}>
          {name}
        </Stack>
      </Line>
    );
  return (
    <Line as="p" tone="secondary" gap={12} rowGap={0} justify="between" wrap flex="grow" tap>
      <span>
        我的排名{' '}
        <Text as="strong" tone="accent">
          第 {mine.rank} 名
        </Text>{' '}
        / {mine.ranked} 人有成绩
      </span>
      <Line as="span" kind="meta" tone="secondary" gap={8} align="baseline">
        <Text as="strong" tone="primary" kind="card-title">
          {mine.score} 分
        </Text>
        <span>
          <Unbroken>{`用时 ${spentWords(mine.spent)}`}</Unbroken>
        </span>
      </Line>
    </Line>
  );
};
