import type { ReactNode } from 'react';
import { dayText } from '#src/platform/time/china-date.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './entry.module.css';

type Props = {
  of: { nickname: string; avatar: string; mine: boolean; text: string; time: number | null };
  /** What stands for an own one. */
  own: string;
  /** The teacher wrote it. */
  teacher?: boolean;
  /** Further facts after the date. */
  facts?: readonly string[];
  children?: ReactNode;
};

/** What somebody asked or answered: who, when and what. */
export const Entry = ({ of, own, teacher = false, facts = [], children }: Props) => (
  <div className={css.entry}>
    <span className={css.avatar}>
      <Picture src={of.avatar} ratio="square" round />
    </span>
    <div className={css.words}>
      <p className={css.who}>
        <span className={css.name}>{of.nickname || '学员'}</span>
        {teacher && <span className={css.mark}>讲师</span>}
        {of.mine && <span className={css.mark}>{own}</span>}
      </p>
      <p className={css.text}>{of.text}</p>
      <p className={css.facts}>
        {[of.time === null ? '' : dayText(of.time), ...facts].filter(Boolean).join(' · ')}
      </p>
      {children}
    </div>
  </div>
);
