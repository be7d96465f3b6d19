import { useState } from 'react';
import type { SignCalendar } from '#schemas/points/endpoints.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './card.module.css';
import { TodaySheet } from './sheet.tsx';

/** Today's sentence, and a button that opens its poster. */
export const PosterCard = ({ calendar }: { calendar: SignCalendar }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button className={css.card} type="button" onClick={() => setOpen(true)}>
        <span className={css.leaf} aria-hidden="true">
          {Number(calendar.today.slice(8))}
        </span>
        <span className={css.words}>
          <span className={css.title}>今日海报</span>
          <span className={css.line}>{calendar.line || '把今天的坚持分享给朋友'}</span>
        </span>
        <Chevron />
      </button>
      <Sheet open={open} title="今日海报" onClose={() => setOpen(false)}>
        <TodaySheet calendar={calendar} />
      </Sheet>
    </>
  );
};
