import type { ReactNode } from 'react';
import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import css from './head.module.css';
import { placeOf } from './place-of.ts';

const Count = ({ value, name }: { value: number; name: string }) => (
  <span className={css.count}>
    <b>{bigCount(value)}</b>
    {name}
  </span>
);

type Props = {
  teacher: TeacherDetail;
  /** The present number of followers, which may be newer than the answer's. */
  fans: number;
  children?: ReactNode;
};

/** A teacher's head: portrait, name, place of work; `children` stand at the end. */
export const TeacherHead = ({ teacher, fans, children }: Props) => (
  <header className={css.head}>
    <div className={css.person}>
      <span className={css.avatar}>
        <Picture src={teacher.avatar} ratio="square" round eager />
      </span>
      <div className={css.words}>
        <h2 className={css.name}>{teacher.name}</h2>
        {teacher.title && <p className={css.title}>{teacher.title}</p>}
        {placeOf(teacher) && <p className={css.place}>{placeOf(teacher)}</p>}
      </div>
    </div>
    {teacher.shop && <p className={css.shop}>{teacher.shop}</p>}
    <div className={css.foot}>
      <p className={css.counts}>
        <Count value={fans} name="粉丝" />
        <Count value={teacher.courses} name="课程" />
        <Count value={teacher.lives} name="直播" />
      </p>
      {children}
    </div>
  </header>
);
