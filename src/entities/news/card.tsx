import type { ReactNode } from 'react';
import { newsAddress } from '#schemas/news/addresses.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { readsText } from './words.ts';

type Props = {
  id: string;
  title: ReactNode;
  thumb: string;
  from: string;
  reads: number;
  /** In ms. */
  at: number | null;
  mark?: ReactNode;
};

export const NewsCard = ({ id, title, thumb, from, reads, at, mark }: Props) => (
  <MediaRow href={newsAddress({ id })} title={title} thumb={thumb} mark={mark}>
    <Facts
      words={[from, readsText(reads)].filter(Boolean).join(' · ')}
      aside={
        at !== null && (
          <Text as="time" kind="meta" tone="tertiary">
            {dayText(at)}
          </Text>
        )
      }
    />
  </MediaRow>
);
