import { workshopAddress } from '#schemas/teacher/addresses.ts';
import type { TeacherRow } from '#schemas/teacher/endpoints.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { FollowToggle } from './follow-button.tsx';
import css from './row.module.css';

/** Workshop or hospital, and the department. */
const whereOf = ({ shop, hospital, department, title }: TeacherRow): string =>
  [shop || hospital, department].filter(Boolean).join(' · ') || title;

/** A teacher in a list, who is followed here. */
export const TeacherLine = ({ teacher, onPress }: { teacher: TeacherRow; onPress: () => void }) => (
  <div className={css.row}>
    <a className={css.person} href={workshopAddress({ id: teacher.id })}>
      <span className={css.avatar}>
        <Picture src={teacher.avatar} ratio="square" round />
      </span>
      <span className={css.words}>
        <span className={css.name}>{teacher.name}</span>
        <span className={css.place}>{whereOf(teacher)}</span>
        <span className={css.place}>{`${bigCount(teacher.fans)}位粉丝`}</span>
      </span>
    </a>
    <FollowToggle name={teacher.name} followed={teacher.followed} onPress={onPress} />
  </div>
);
