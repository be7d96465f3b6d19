import type { Award } from '#schemas/award/endpoints.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './entry.module.css';
import { entryWords } from './words.ts';

export const AwardsEntry = ({ awards, href }: { awards: readonly Award[]; href: string }) => {
  if (awards.length === 0) return null;
  return (
    <Line
      as="a"
      gap={12}
      tap
      padBlock={8}
      padInline="gutter"
      above={8}
      surface="card"
      className={css.row}
      href={href}
    >
      <Text as="span" kind="card-title" flex="none">
        学习奖励
      </Text>
      <Text as="span" kind="meta" tone="accent" flex="fill">
        <Unbroken>{entryWords(awards)}</Unbroken>
      </Text>
      <Chevron />
    </Line>
  );
};
