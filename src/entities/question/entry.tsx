import type { ReactNode } from 'react';
import { dayText } from '#src/platform/time/china-date.ts';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';

type Props = {
  of: { nickname: string; avatar: string; mine: boolean; text: string; time: number | null };
  own: string;
  teacher?: boolean;
  facts?: readonly string[];
  children?: ReactNode;
};

export const Entry = ({ of, own, teacher = false, facts = [], children }: Props) => (
  <Line gap={12} align="stretch">
    <Portrait src={of.avatar} wide={36} />
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
