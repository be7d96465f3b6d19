import { Box } from '../../parts/part.tsx';
import css from './editor.module.css';
import type { Verdict } from './verdicts.ts';

const verdictWord = ({ shows, partly }: Verdict): string => {
  if (!shows) return '看不到';
  return partly ? '待定' : '看得到';
};

/** Whether somebody sees a section, with every question that decided. */
export const WhySide = ({ who, told }: { who: string; told: Verdict }) => (
  <Box
    as="section"
    padBlock={14}
    padInline={16}
    radius="card"
    edge="all"
    className={css.side}
    data-shows={told.shows && !told.partly}
    aria-label={who}
  >
    <h2>
      {who}
      <span className={css.verdict}>{verdictWord(told)}</span>
    </h2>
    <ol>
      {told.chain.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </Box>
);
