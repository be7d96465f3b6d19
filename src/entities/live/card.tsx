import type { ReactNode } from 'react';
import { isComing, isOnAir, isOver, type ReplayFacts } from '#schemas/live/status.ts';
import { Facts } from '#src/ui/card/facts.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import css from './card.module.css';
import { LiveCost } from './cost.tsx';
import { StatusChip } from './status-chip.tsx';

export type LiveCardProps = ReplayFacts & {
  href: string;
  title: ReactNode;
  thumb: string;
  labelsPending: boolean;
  viewers: number;
  locked: boolean;
  price: string | null;
  startsAt?: string | undefined;
  /** Width in percent of the page where the card stands alone in its row. */
  share?: number;
};

const isLabelled = ({ status, labelsPending }: LiveCardProps): boolean =>
  isOnAir(status) || isOver(status) || (isComing(status) && labelsPending);

export const LiveCard = (props: LiveCardProps) => (
  <a className={css.card} href={props.href}>
    <Picture src={props.thumb} ratio="live" share={props.share}>
      <span className={css.chips}>{isLabelled(props) && <StatusChip {...props} />}</span>
      {props.startsAt && <span className={css.start}>{props.startsAt}</span>}
    </Picture>
    <span className={css.title}>{props.title}</span>
    <span className={css.facts}>
      <Facts words={peopleText('viewers', props.viewers)} aside={<LiveCost {...props} />} />
    </span>
  </a>
);
