import css from './highlight.module.css';

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text cut at the words of a keyword; every second part is one of them. */
export const partsAround = (text: string, keyword: string): string[] => {
  const words = keyword.split(/\s+/).filter(Boolean).map(literal);
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'iu'));
};

/** A title with what was searched for marked in it. */
export const Highlight = ({ text, keyword }: { text: string; keyword: string }) =>
  partsAround(text, keyword).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <mark className={css.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
