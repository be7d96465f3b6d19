import type { MouseEvent, ReactNode } from 'react';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { KindMark, type Mark, MediaMark } from '#src/ui/media/mark.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import { PriceTag } from '#src/ui/value/price.tsx';
import css from './card.module.css';

export type CourseCardProps = {
  href: string;
  title: ReactNode;
  thumb: string;
  teacher: ReactNode;
  learners: number;
  price: string | null;
  linePrice?: string | null;
  kind?: string | undefined;
  mark?: Mark | undefined;
  onOpen?: ((event: MouseEvent) => void) | undefined;
};

const CourseFacts = (props: CourseCardProps) => {
  const learners = peopleText('learners', props.learners);
  return (
    <Facts
      words={
        <>
          {props.teacher}
          {props.teacher && learners && ' · '}
          {learners}
        </>
      }
      aside={<PriceTag {...props} />}
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
    <CourseFacts {...props} />
  </MediaRow>
);

export const CourseCompact = (props: CourseCardProps) => (
  <MediaRow {...props} size="compact" mark={<Marks {...props} />}>
    <CourseFacts {...props} />
  </MediaRow>
);

/** Two lines are reserved for the title; there is room for only one of the two facts. */
export const CourseTile = (props: CourseCardProps) => (
  <a className={css.tile} href={props.href} onClick={props.onOpen}>
    <Picture src={props.thumb} ratio="course" share={42}>
      <Marks {...props} />
    </Picture>
    <span className={css.title}>{props.title}</span>
    <Facts
      words={peopleText('learners', props.learners) || props.teacher}
      aside={<PriceTag {...props} />}
      personal
    />
  </a>
);
