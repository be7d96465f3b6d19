import type { Teammate } from '#schemas/exam/team-endpoints.ts';
import { firstSign } from '#schemas/text/text-signs.ts';
import rows from '#src/entities/assessment/rank/rows.module.css';
import { TextButton } from '#src/ui/button/button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { mateWords } from './words.ts';

const nameOf = ({ nickname, mine, captain }: Teammate): string =>
  [nickname, mine && '（我）', captain && ' · 队长'].filter(Boolean).join('');

type Props = {
  mates: readonly Teammate[];
  /** Takes a member out; undefined where the member cannot. */
  onRemove?: ((mate: Teammate) => void) | undefined;
};

export const Mates = ({ mates, onRemove }: Props) => (
  <ul aria-label="队员">
    {mates.map((mate) => (
      <Line
        as="li"
        gap={12}
        high={72}
        padBlock={12}
        padInline="gutter"
        edge="end"
        className={rows.row}
        data-mine={mate.mine}
        key={mate.id}
      >
        <Box as="span" flex="none" wide={40}>
          {mate.avatar ? (
            <Picture src={mate.avatar} ratio="square" round />
          ) : (
            <span className={rows.initial} aria-hidden="true">
              {firstSign(mate.nickname)}
            </span>
          )}
        </Box>
        <Stack as="span" gap={4} flex="fill">
          <Text as="span" kind="card-title">
            {nameOf(mate)}
          </Text>
          <Text as="span" kind="meta" tone="tertiary" className={rows.meta}>
            <Unbroken>{mateWords(mate)}</Unbroken>
          </Text>
        </Stack>
        {onRemove && !mate.mine && mate.progress === 'waiting' && (
          <TextButton aria-label={`移出${mate.nickname}`} onClick={() => onRemove(mate)}>
            移出
          </TextButton>
        )}
      </Line>
    ))}
  </ul>
);
