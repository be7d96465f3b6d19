import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './own-place.module.css';
import { spentWords } from './times.ts';

type Mine = { rank: number; ranked: number; score: number; spent: number };

type Props = {
  /** undefined until it is known. */
  mine: Mine | undefined;
  /** What brings a place, and its name. */
  to: string;
  name: string;
};

/** The member's own place, however low; of one height in every state. */
export const OwnPlace = ({ mine, to, name }: Props) => {
  if (!mine) return <p className={css.own}>我的排名…</p>;
  if (mine.rank === 0)
    return (
      <p className={css.own}>
        <span>我还没有上榜</span>
        <a className={css.link} href={to}>
          {name}
        </a>
      </p>
    );
  return (
    <p className={css.own}>
      <span>
        我的排名 <strong>第 {mine.rank} 名</strong> / {mine.ranked} 人有成绩
      </span>
      <span className={css.facts}>
        <strong>{mine.score} 分</strong>
        <span>
          <Unbroken>{`用时 ${spentWords(mine.spent)}`}</Unbroken>
        </span>
      </span>
    </p>
  );
};
