import type { Ranked } from '#schemas/assessment/wire.ts';
import { firstSign } from '#schemas/text-signs.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './rows.module.css';
import { spentWords } from './times.ts';

/** A member's place in a ranking. */
export const RankRow = ({ of }: { of: Ranked }) => (
  <div className={css.row} data-mine={of.mine}>
    <span className={css.rank} data-top={of.rank <= 3}>
      {of.rank}
    </span>
    <span className={css.face}>
      {of.avatar ? (
        <Picture src={of.avatar} ratio="square" round />
      ) : (
        <span className={css.initial} aria-hidden="true">
          {firstSign(of.nickname)}
        </span>
      )}
    </span>
    <span className={css.words}>
      <span className={css.title}>{of.mine ? `${of.nickname}（我）` : of.nickname}</span>
      <span className={css.meta}>用时 {spentWords(of.spent)}</span>
    </span>
    <span className={css.end}>
      <strong>{of.score} 分</strong>
    </span>
  </div>
);
