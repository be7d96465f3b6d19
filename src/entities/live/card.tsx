import type { ReactNode } from 'react';
import { isComing, isOnAir, isOver } from '../../../schemas/live/status.ts';
import { Chip } from '../../ui/card/chip.tsx';
import { Facts } from '../../ui/card/facts.tsx';
import { LockSign } from '../../ui/icon/lock.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Price } from '../../ui/value/price.tsx';
import css from './card.module.css';
import { StatusChip } from './status-chip.tsx';
import { viewersText } from './viewers-text.ts';

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
};

const isLabelled = ({ status, labelsPending }: LiveCardProps): boolean =>
  isOnAir(status) || isOver(status) || (isComing(status) && labelsPending);

/** A broadcast: status, lock and start on its picture, title, viewers and price; one link. */
export const LiveCard = (props: LiveCardProps) => (
  <a className={css.card} href={props.href}>
    <Picture src={props.thumb} ratio="live">
      <span className={css.chips}>
        {isLabelled(props) && <StatusChip status={props.status} />}
        {props.locked && (
          <Chip>
            <LockSign />
            密码房
          </Chip>
        )}
      </span>
      {props.startsAt && <span className={css.start}>{props.startsAt}</span>}
    </Picture>
    <span className={css.title}>{props.title}</span>
    <span className={css.facts}>
      <Facts words={viewersText(props.viewers)} aside={<Price value={props.price} />} />
    </span>
  </a>
);
