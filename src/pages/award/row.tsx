import type { AwardKind } from '#schemas/award/fields.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { SignTile } from '#src/ui/icon/tile.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

type Props = {
  kind: AwardKind;
  href: string;
  title: string;
  reward: string;
  /** Those that are '' are left out. */
  facts: readonly string[];
  chip: { name: string; tone: 'plain' | 'live' | 'bad' };
};

const drawn: Readonly<Record<AwardKind, string>> = {
  credit:
    'M2.500 9.500L12 5l9.500 4.500L12 14zM6.500 11.500v4.500c3.500 2.500 7.500 2.500 11 0v-4.500M21.500 9.500v5.500',
  certificate:
    'M11 16H4V5h16v8M7.500 8.500h9M7.500 12h5M16.500 13.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6M15 19v3l1.500-1 1.500 1v-3',
  points:
    'M4 7a5.500 2.500 0 1 0 11 0 5.500 2.500 0 1 0-11 0v8c0 3.300 11 3.300 11 0V7M4 11c0 3.300 11 3.300 11 0M15 11.500c3 .3 5 1.200 5 2.500v3c0 2-5 3-8 2',
  coupon: 'M3.500 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4zM14 7v2m0 2v2m0 2v2',
};

export const AwardRow = ({ kind, href, title, reward, facts, chip }: Props) => (
  <Line
    as="a"
    gap={12}
    align="start"
    tap
    padBlock={12}
    padInline="gutter"
    surface="card"
    edge="end"
    href={href}
  >
    <SignTile>
      <LineSign d={drawn[kind]} />
    </SignTile>
    <Stack as="span" gap={4} flex="fill">
      <Line as="span" gap={8} align="start" justify="between">
        <Text as="span" kind="card-title" flex="shrink">
          {title}
        </Text>
        <StateChip {...chip} />
      </Line>
      <Text as="span" kind="body" tone="accent">
        <Unbroken>{reward}</Unbroken>
      </Text>
      {facts.filter(Boolean).map((fact) => (
        <Text as="span" kind="meta" tone="secondary" key={fact}>
          <Unbroken>{fact}</Unbroken>
        </Text>
      ))}
    </Stack>
  </Line>
);
