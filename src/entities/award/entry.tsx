import type { Award } from '#schemas/award/endpoints.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './entry.module.css';
import { entryWords } from './words.ts';

/** Leads from the page of a thing to what it awards; nothing where that is nothing. */
export const AwardsEntry = ({ awards, href }: { awards: readonly Award[]; href: string }) => {
  if (awards.length === 0) return null;
  return (
    <a className={css.row} href={href}>
      <span className={css.name}>学习奖励</span>
      <span className={css.text}>
        <Unbroken>{entryWords(awards)}</Unbroken>
      </span>
      <Chevron />
    </a>
  );
};
