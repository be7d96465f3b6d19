import css from './highlight.module.css';
import { splitByKeyword } from './split-text.ts';

export const Highlight = ({ text, keyword }: { text: string; keyword: string }) =>
  splitByKeyword(text, keyword).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <mark className={css.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
