import css from './highlight.module.css';
import { splitByKeyword } from './split-text.ts';

type Props = {
  text: string;
  keyword: string;
  /** Further words to mark, such as what typed letters stand for. */
  marks?: readonly string[] | undefined;
};

export const Highlight = ({ text, keyword, marks = [] }: Props) =>
  splitByKeyword(text, [keyword, ...marks].join(' ')).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <mark className={css.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
