import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './answer-facts.module.css';

type Props = {
  chosen: readonly string[];
  mark?: { tone: 'right' | 'wrong' | 'open'; words: string };
  /** Entries without text are left out. */
  more: readonly (readonly [name: string, text: string])[];
};

export const together = (titles: readonly string[]): string => titles.join('、');

export const AnswerFacts = ({ chosen, mark, more }: Props) => (
  <Stack as="dl" gap={8} flat className={css.facts}>
    <div>
      <Text as="dt" tone="secondary">
        你的答案
      </Text>
      <Box as="dd" flat>
        <Unbroken>{together(chosen) || '未作答'}</Unbroken>
        {mark && (
          <span className={css.mark} data-tone={mark.tone}>
            {mark.words}
          </span>
        )}
      </Box>
    </div>
    {more.map(
      ([name, text]) =>
        text && (
          <div key={name}>
            <Text as="dt" tone="secondary">
              {name}
            </Text>
            <Box as="dd" flat>
              <Unbroken>{text}</Unbroken>
            </Box>
          </div>
        ),
    )}
  </Stack>
);
