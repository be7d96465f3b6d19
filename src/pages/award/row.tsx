import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

type Props = {
  href: string;
  title: string;
  reward: string;
  /** Those that are '' are left out. */
  facts: readonly string[];
  chip: { name: string; tone: 'plain' | 'live' | 'bad' };
};

export const AwardRow = ({ href, title, reward, facts, chip }: Props) => (
  <Stack as="a" gap={4} tap pad={12} surface="card" href={href}>
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
);
