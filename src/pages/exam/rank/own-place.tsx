import { examIntroAddress } from '../../../../schemas/exam/addresses.ts';
import { spentWords } from '../../../entities/assessment/times.ts';
import { Unbroken } from '../../../ui/value/unbroken.tsx';
import css from './own-place.module.css';

type Mine = { rank: number; ranked: number; score: number; spent: number };

/** The member's own place, however low; of one height in every state. `mine`: undefined until it is known. */
export const OwnPlace = ({ id, mine }: { id: string; mine: Mine | undefined }) => {
  if (!mine) return <p className={css.own}>我的排名…</p>;
  if (mine.rank === 0)
    return (
      <p className={css.own}>
        <span>我还没有上榜</span>
        <a className={css.link} href={examIntroAddress({ id })}>
          去考试
        </a>
      </p>
    );
  return (
    <p className={css.own}>
      <span>
        我的排名 <strong>第 {mine.rank} 名</strong> / 共 {mine.ranked} 人
      </span>
      <span className={css.facts}>
        <strong>{mine.score} 分</strong>
        <Unbroken>{`用时 ${spentWords(mine.spent)}`}</Unbroken>
      </span>
    </p>
  );
};
