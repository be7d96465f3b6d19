import type { ReactNode } from 'react';
import { isComing, isOnAir, isOver } from '#schemas/live/status.ts';
import { Facts } from '#src/ui/card/facts.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import css from './card.module.css';
import { LiveCost } from './cost.tsx';
import { StatusChip } from './status-chip.tsx';

export type LiveCardProps = {
  href: string;
  title: ReactNode;
  thumb: string;
  status: number;
  /** Whether a broadcast that has not started is labelled as such. */
  labelsPending: boolean;
  viewers: number;
  /** The room asks for a password. */
  locked: boolean;
  price: string | null;
  /** When a broadcast that has not started begins, formatted. */
  startsAt?: string | undefined;
  /** How much of the page's width it takes, in percent, where it does not stand beside others. */
  share?: number;
};

const isLabelled = ({ status, labelsPending }: LiveCardProps): boolean =>
  isOnAir(status) || isOver(status) || (isComing(status) && labelsPending);

/** A broadcast: status and start on its picture, title, viewers and what entering takes; one link. */
export const LiveCard = (props: LiveCardProps) => (
  <a className={css.card} href={props.href}>
    <Picture src={props.thumb} ratio="live" share={props.share}>
      <span className={css.chips}>{isLabelled(props) && <StatusChip status={props.status} />}</span>
      {props.startsAt && <span className={css.start}>{props.startsAt}</span>}
    </Picture>
    <span className={css.title}>{props.title}</span>
    <span className={css.facts}>
      <Facts words={peopleText('viewers', props.viewers)} aside={<LiveCost {...props} />} />
    </span>
  </a>
);
