import '#src/ui/media/further-marks.css';
import { Chip } from '#src/ui/card/chip.tsx';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { isStruck } from '#src/ui/value/amount.ts';
import { peopleText } from '#src/ui/value/people-count.ts';
import { Price } from '#src/ui/value/price.tsx';
import css from './card.module.css';

export type ActivityCardProps = {
  /** '' where the activity leads nowhere. */
  href: string;
  title: string;
  /** Shown only below a title short enough to leave room for it. */
  subtitle: string;
  thumb: string;
  kind?: string | undefined;
  /** In yuan with two decimals; null: unknown. */
  price: string | null;
  groupPrice: string | null;
  learners: number;
  startTime: number | null;
  endTime: number | null;
  now: number | null;
  since?: number | undefined;
};

/** A title of so many characters fits on one line at any width. */
const ONE_LINE = 8;

const Prices = ({ price, groupPrice, learners }: ActivityCardProps) => {
  return (
    <>
      <span className={css.price}>
        <Price value={groupPrice ?? price} size="large" />
      </span>
      <span className={css.facts}>
        {groupPrice !== null && isStruck(price, groupPrice) && <Price value={price} struck />}
        {learners > 0 && <span className={css.learners}>{peopleText('buyers', learners)}</span>}
      </span>
    </>
  );
};

const Content = (props: ActivityCardProps) => (
  <>
    <span className={css.picture}>
      <Picture src={props.thumb} ratio="square" of="activity" share={40}>
        {props.kind && (
          <span className={css.kind}>
            <Chip>{props.kind}</Chip>
          </span>
        )}
      </Picture>
    </span>
    <span className={css.strip}>
      {(props.startTime ?? props.endTime) !== null && (
        <Countdown
          startTime={props.startTime}
          endTime={props.endTime}
          now={props.now}
          since={props.since}
        />
      )}
    </span>
    <span className={css.words}>
      <span className={css.title}>{props.title}</span>
      {[...props.title].length <= ONE_LINE && (
        <span className={css.subtitle}>{props.subtitle}</span>
      )}
    </span>
    <Prices {...props} />
  </>
);

export const ActivityCard = (props: ActivityCardProps) =>
  props.href ? (
    <a className={css.card} href={props.href}>
      <Content {...props} />
    </a>
  ) : (
    <div className={css.card}>
      <Content {...props} />
    </div>
  );
