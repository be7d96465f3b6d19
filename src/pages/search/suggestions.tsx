import { useEffect, useState } from 'react';
import { suggestWords } from '#schemas/search/endpoints.ts';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Highlight } from '#src/ui/list/highlight.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import css from './suggestions.module.css';

/** Typing has to pause this long before suggestions are read, in ms. */
const REST = 200;

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

/** Suggestions for the typed text; the last ones stay until new ones arrive. */
const useSuggestions = (typed: string) => {
  const keyword = tidyKeyword(useRested(typed));
  const { data } = useCall(suggestWords, { keyword }, { when: keyword !== '' });
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  return shown ?? [];
};

type Props = { typed: string; addressOf: (word: string) => string };

/** Suggestions as links; the first link is always the typed text. */
export const Suggestions = ({ typed, addressOf }: Props) => {
  const words = useSuggestions(typed);
  const keyword = tidyKeyword(typed);
  return (
    <Box as="ul" surface="card" className={css.list} aria-label="搜索建议">
      <li>
        <Box as="a" press="dim" className={css.row} href={addressOf(keyword)}>
          搜索“
          <Text as="b" tone="accent" weight={600} lines={1}>
            {keyword}
          </Text>
          ”
        </Box>
      </li>
      {words.map(({ word }) => (
        <li key={word}>
          <Box as="a" press="dim" className={css.row} href={addressOf(word)}>
            <Text as="span" lines={1}>
              <Highlight text={word} keyword={keyword} />
            </Text>
          </Box>
        </li>
      ))}
    </Box>
  );
};
