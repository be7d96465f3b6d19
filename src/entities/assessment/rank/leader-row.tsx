import type { ReactNode } from 'react';
import { firstSign } from '#schemas/text/text-signs.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { Medal } from '../medal.tsx';
import css from './leader-row.module.css';

export type Leader = {
  /** 0 for none. */
  rank: number;
  name: string;
  avatar: string;
  /** Whose first sign stands in for a missing portrait, where it is not `name`'s. */
  face?: string;
  note: string;
  /** With its unit, such as 86 分; '' for none. */
  score: string;
  mine: boolean;
};

const tiers = { 1: 'gold', 2: 'silver', 3: 'bronze' } as const;

const isTop = (rank: number): rank is keyof typeof tiers => rank in tiers;

const RankMark = ({ rank }: { rank: number }) => (
  <span className={css.rank}>
    {isTop(rank) ? (
      <>
        <Medal tier={tiers[rank]}>
          <text className={css.numeral} x="32" y="45" fontSize="23" textAnchor="middle">
            {rank}
          </text>
        </Medal>
        <span className="spoken">第 {rank} 名</span>
      </>
    ) : (
      rank
    )}
  </span>
);

const Face = ({ name, avatar, face = name }: Leader) => (
  <Box as="span" flex="none" wide={40}>
    {avatar ? (
      <Picture src={avatar} ratio="square" round />
    ) : (
      <span className={css.initial} aria-hidden="true">
        {firstSign(face)}
      </span>
    )}
  </Box>
);

/** The parts of a row; the row itself may be a line, an item or a button. */
export const LeaderParts = ({ of }: { of: Leader }) => {
  const { rank, name, note, score } = of;
  return (
    <>
      {rank > 0 && <RankMark rank={rank} />}
      <Face {...of} />
      <Stack as="span" gap={2} flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          <Unbroken>{name}</Unbroken>
        </Text>
        {note && (
          <Text as="span" kind="meta" tone="tertiary" className={css.note}>
            <Unbroken>{note}</Unbroken>
          </Text>
        )}
      </Stack>
      {score && (
        <Text as="strong" kind="section-title" tone="primary" digits breaks="none" flex="none">
          {score}
        </Text>
      )}
    </>
  );
};

type Props = {
  of: Leader;
  as?: 'div' | 'li';
  onOpen?: () => void;
  /** At the row's end. */
  children?: ReactNode;
};

/** A row of every leaderboard. */
export const LeaderRow = ({ of, as = 'div', onOpen, children }: Props) => {
  const look = {
    gap: 12,
    high: 72,
    padBlock: 12,
    padInline: 'gutter',
    edge: 'end',
    surface: of.mine ? 'tint' : undefined,
    className: css.row,
    'data-mine': of.mine,
  } as const;
  const parts = <LeaderParts of={of} />;
  if (onOpen)
    return (
      <Line {...look} as="button" whole textAlign="start" type="button" onClick={onOpen}>
        {parts}
      </Line>
    );
  return (
    <Line {...look} as={as}>
      {parts}
      {children}
    </Line>
  );
};
