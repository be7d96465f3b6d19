import type { ReactNode } from 'react';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import css from './word-chips.module.css';

type Props = {
  title: string;
  words: readonly string[];
  addressOf: (word: string) => string;
  aside?: ReactNode;
};

export const WordChips = ({ title, words, addressOf, aside }: Props) => (
  <Box as="section" padInline="gutter" padStart={8}>
    <Line justify="between" tap>
      <Text as="h2" kind="card-title" weight={600}>
        {title}
      </Text>
      {aside}
    </Line>
    <Line as="ul" gap={8} rowGap={0} align="stretch" wrap>
      {words.map((word) => (
        <li className={css.item} key={word}>
          <Line as="a" tap className={css.chip} href={addressOf(word)}>
            <span className={css.word}>{word}</span>
          </Line>
        </li>
      ))}
    </Line>
  </Box>
);
