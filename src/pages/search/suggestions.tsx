import { useEffect, useState } from 'react';
import { type Suggestion, suggestWords } from '#schemas/search/endpoints.ts';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { LineSign, PLAY_SIGN } from '#src/ui/icon/line-sign.tsx';
import { Highlight } from '#src/ui/list/highlight.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { SEARCH_SIGN } from './bar.tsx';
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

const signs: Readonly<Record<string, string>> = {
  teacher: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  lesson: PLAY_SIGN,
};

const kindNames: Readonly<Record<string, string>> = { teacher: '讲师', lesson: '课时' };

type RowProps = { keyword: string; suggestion: Suggestion };

const SuggestionRow = ({ keyword, suggestion }: RowProps) => {
  const { word, kind = '', about: place = '', marks } = suggestion;
  const about = [kindNames[kind], place].filter(Boolean).join(' · ');
  return (
    <>
      <LineSign d={signs[kind] ?? SEARCH_SIGN} size={1.1} />
      <Text as="span" lines={1} flex="fill">
        <Highlight text={word} keyword={keyword} marks={marks} />
      </Text>
      {about !== '' && (
        <Text as="span" kind="meta" tone="tertiary" lines={1} className={css.about}>
          <Highlight text={about} keyword={keyword} marks={marks} />
        </Text>
      )}
    </>
  );
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
          <LineSign d={SEARCH_SIGN} size={1.1} />
          搜索“
          <Text as="b" tone="accent" weight={600} lines={1}>
            {keyword}
          </Text>
          ”
        </Box>
      </li>
      {words.map((suggestion) => (
        <li key={suggestion.word}>
          <Box as="a" press="dim" className={css.row} href={addressOf(suggestion.word)}>
            <SuggestionRow keyword={keyword} suggestion={suggestion} />
          </Box>
        </li>
      ))}
    </Box>
  );
};
