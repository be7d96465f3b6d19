import type { ReactNode } from 'react';
import { dayText } from '#src/platform/time/china-date.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';

type Props = {
  of: { nickname: string; avatar: string; mine: boolean; text: string; time: number | null };
  own: string;
  teacher?: boolean;
  facts?: readonly string[];
  children?: ReactNode;
};

export const Entry = ({ of, own, teacher = false, facts = [], children }: Props) => (
  <Line gap={12} align="stretch">
    <Box as="span" flex="none" wide={36}>
      <Picture src={of.avatar} ratio="square" round />
    </Box>
    <Stack gap={4} packed="start" flex="fill">
      <Line as="p" gap={8} rowGap={0} wrap>
        <Text as="span" kind="meta" tone="secondary" weight={500}>
          {of.nickname || '学员'}
        </Text>
        {teacher && (
          <Text as="span" kind="tag" tone="accent" padInline={6} surface="tint" radius="tag">
            讲师
          </Text>
        )}
        {of.mine && (
          <Text as="span" kind="tag" tone="accent" padInline={6} surface="tint" radius="tag">
            {own}
          </Text>
        )}
      </Line>
      <Text breaks="lines">{of.text}</Text>
      <Text kind="meta" tone="tertiary">
        {[of.time === null ? '' : dayText(of.time), ...facts].filter(Boolean).join(' · ')}
      </Text>
      {children}
    </Stack>
  </Line>
);
