import type { Ranked } from '#schemas/assessment/wire.ts';
import { firstSign } from '#schemas/text/text-signs.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { spentWords } from '../times.ts';
import css from './rows.module.css';

export const RankRow = ({ of }: { of: Ranked }) => (
  <Line
    gap={12}
    high={72}
    padBlock={12}
    padInline="gutter"
    edge="end"
    className={css.row}
    data-mine={of.mine}
  >
    <span className={css.rank} data-top={of.rank <= 3}>
      {of.rank}
    </span>
    <Box as="span" flex="none" wide={40}>
      {of.avatar ? (
        <Picture src={of.avatar} ratio="square" round />
      ) : (
        <span className={css.initial} aria-hidden="true">
          {firstSign(of.nickname)}
        </span>
      )}
    </Box>
    <Stack as="span" gap={4} flex="fill">
      <Text as="span" kind="card-title">
        {of.mine ? `${of.nickname}（我）` : of.nickname}
      </Text>
      <Text as="span" kind="meta" tone="tertiary" className={css.meta}>
        用时 {spentWords(of.spent)}
      </Text>
    </Stack>
    <Stack as="span" kind="meta" tone="accent" across="end" flex="none" className={css.end}>
      <Text as="strong" kind="section-title" tone="primary">
        {of.score} 分
      </Text>
    </Stack>
  </Line>
);
