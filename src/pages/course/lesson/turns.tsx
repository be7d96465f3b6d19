import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import type { Product } from '../lessons-of.ts';
import { turnOf } from './turn-of.ts';
import css from './turns.module.css';
import type { Lesson } from './use-lesson.ts';

type Props = {
  lesson: Lesson;
  product: Product;
  /** Opens the list of all lessons. */
  onList: () => void;
};

type TurnProps = ReturnType<typeof turnOf> & { name: string };

const TurnLink = ({ name, ...link }: TurnProps) =>
  link.href ? (
    <a {...link} className={css.turn}>
      {name}
    </a>
  ) : (
    <span className={css.none}>{name}</span>
  );

/** Links below one of several lessons: to the previous one, to the list, to the next one. */
export const LessonTurns = ({ lesson, product, onList }: Props) => (
  <nav className={css.row} aria-label="课时">
    <TurnLink {...turnOf(product, lesson, 'previous')} name="上一节" />
    <button className={css.turn} type="button" onClick={onList}>
      <PlayerIcon name="list" size={1.2} />
      目录
    </button>
    <TurnLink {...turnOf(product, lesson, 'next')} name="下一节" />
  </nav>
);
