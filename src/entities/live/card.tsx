import type { ReactNode } from 'react';
import { Chip } from '../../ui/card/chip.tsx';
import { Facts } from '../../ui/card/facts.tsx';
import { LockSign } from '../../ui/icon/lock.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { bigCount } from '../../ui/value/big-count.ts';
import { Price } from '../../ui/value/price.tsx';
import css from './card.module.css';

export type LiveCardProps = {
  href: string;
  title: ReactNode;
  thumb: string;
  /** 0 not started, 1 live, 3 replay. */
  status: number;
  /** Whether a broadcast that has not started says so. */
  labelsPending: boolean;
  viewers: number;
  /** Nobody enters without the password. */
  locked: boolean;
  price: string | null;
  /** When a broadcast that has not started begins, as people read it. */
  startsAt?: string | undefined;
};

const Status = ({ status, labelsPending }: LiveCardProps) => {
  if (status === 1) return <Chip tone="live">直播中</Chip>;
  if (status === 3) return <Chip>回放</Chip>;
  return status === 0 && labelsPending ? <Chip tone="accent">未开始</Chip> : null;
};

/** A broadcast: status, lock and start on its picture, title, viewers and price; one link. */
export const LiveCard = (props: LiveCardProps) => (
  <a className={css.card} href={props.href}>
    <Picture src={props.thumb} ratio="live">
      <span className={css.chips}>
        <Status {...props} />
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
      <Facts
        words={props.viewers > 0 ? `${bigCount(props.viewers)}人观看` : ''}
        aside={<Price value={props.price} />}
      />
    </span>
  </a>
);
