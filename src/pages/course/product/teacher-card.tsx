import { teacherAddress } from '#schemas/teacher/addresses.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import type { Product } from '../lessons-of.ts';
import css from './teacher-card.module.css';

/** The product's teacher; nothing where it has none. */
export const TeacherCard = ({ teacher }: { teacher: Product['teacher'] }) =>
  teacher.teacherId && teacher.name ? (
    <a className={css.card} href={teacherAddress({ id: teacher.teacherId })}>
      <span className={css.avatar}>
        <Picture src={teacher.avatar} ratio="square" round />
      </span>
      <span className={css.words}>
        <span className={css.name}>{teacher.name}</span>
        <span className={css.place}>
          {[teacher.title, teacher.shop].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={css.arrow}>
        <Chevron />
      </span>
    </a>
  ) : null;
