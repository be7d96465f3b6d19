import type { MouseEvent, ReactNode } from 'react';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { KindMark, type Mark, MediaMark } from '#src/ui/media/mark.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import css from './card.module.css';
import { CoursePrice, hasStruckPrice, type Prices } from './price.tsx';

export type CourseCardProps = Prices & {
  href: string;
  title: ReactNode;
  thumb: string;
  teacher: ReactNode;
  learners: number;
  kind?: string | undefined;
  mark?: Mark | undefined;
  onOpen?: ((event: MouseEvent) => void) | undefined;
};

const CourseFacts = ({ brief, teacher, ...props }: CourseCardProps & { brief?: boolean }) => {
  const learners = brief ? '' : peopleText('learners', props.learners);
  return (
    <Facts
      words={
        <>
          {teacher}
          {teacher && learners && ' · '}
          {learners}
        </>
      }
      aside={<CoursePrice {...props} />}
      personal
    />
  );
};

const Marks = ({ kind, mark }: CourseCardProps) => (
  <>
    {mark && <MediaMark mark={mark} />}
    {kind && <KindMark name={kind} />}
  </>
);

export const CourseRow = (props: CourseCardProps) => (
  <MediaRow {...props} mark={<Marks {...props} />}>
    <CourseFacts {...props} brief={hasStruckPrice(props)} />
  </MediaRow>
);

export const CourseCompact = (props: CourseCardProps) => (
  <MediaRow {...props} size="compact" mark={<Marks {...props} />}>
    <CourseFacts {...props} />
  </MediaRow>
);

/** Two lines are reserved for the title; beside a struck price there is no room for a further fact. */
export const CourseTile = (props: CourseCardProps) => (
  <a className={css.tile} href={props.href} onClick={props.onOpen}>
    <Picture src={props.thumb} ratio="course" share={42}>
      <Marks {...props} />
    </Picture>
    <span className={css.title}>{props.title}</span>
    <Facts
      words=""
      aside={
        <>
          <CoursePrice {...props} />
          {!hasStruckPrice(props) && (
            <span className={css.fact}>
              {peopleText('learners', props.learners) || props.teacher}
            </span>
          )}
        </>
      }
      personal
    />
  </a>
);
