import type { ReactNode } from 'react';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import css from './word-chips.module.css';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

const WordSection = ({ title, aside, children }: SectionProps) => (
  <Box as="section" padInline="gutter" padStart={8}>
    <Line justify="between" tap>
      <Text as="h2" kind="card-title" weight={600}>
        {title}
      </Text>
      {aside}
    </Line>
    {children}
  </Box>
);

type Props = {
  title: string;
  words: readonly string[];
  addressOf: (word: string) => string;
};

export const WordChips = ({ aside, ...props }: Props & { aside?: ReactNode }) => (
  <WordSection title={props.title} aside={aside}>
    <Line as="ul" gap={8} rowGap={0} align="stretch" wrap>
      {props.words.map((word) => (
        <li className={css.item} key={word}>
          <Line as="a" tap className={css.chip} href={props.addressOf(word)}>
            <span className={css.word}>{word}</span>
          </Line>
        </li>
      ))}
    </Line>
  </WordSection>
);

/** Words in an order that counts, numbered, in two columns. */
export const WordRanks = ({ title, words, addressOf }: Props) => (
  <WordSection title={title}>
    <ol className={css.ranks}>
      {words.map((word, index) => (
        <li className={css.item} key={word}>
          <Line as="a" tap gap={8} press="dim" href={addressOf(word)}>
            <span className={css.rank} aria-hidden="true">
              {index + 1}
            </span>
            <Text as="span" lines={1} flex="fill">
              {word}
            </Text>
          </Line>
        </li>
      ))}
    </ol>
  </WordSection>
);
