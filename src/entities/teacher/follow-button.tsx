import { useState } from 'react';
import { useRelation } from '../relation/use-relation.ts';
import css from './follow-button.module.css';
import { UnfollowQuestion } from './unfollow-question.tsx';

type Props = { name: string; followed: boolean; onPress: () => void };

export const FollowToggle = ({ name, followed, onPress }: Props) => (
  <button
    className={followed ? css.followed : css.free}
    type="button"
    aria-pressed={followed}
    aria-label={followed ? `已关注${name}` : `关注${name}`}
    onClick={onPress}
  >
    <span>{followed ? '已关注' : '+ 关注'}</span>
  </button>
);

type Teacher = { id: string; name: string; followed: boolean; fans: number };

export type Follow = ReturnType<typeof useFollow>;

/** Asks before unfollowing. */
export const useFollow = ({ id, name, followed, fans }: Teacher) => {
  const [asking, setAsking] = useState(false);
  const relation = useRelation({
    kind: 'follow',
    target: 'teacher',
    id,
    on: followed,
    total: fans,
  });
  const stop = () => {
    setAsking(false);
    relation.toggle();
  };
  return {
    fans: relation.total,
    followed: relation.on,
    press: () => (relation.on ? setAsking(true) : relation.toggle()),
    question: (
      <UnfollowQuestion
        name={asking ? name : undefined}
        onYes={stop}
        onNo={() => setAsking(false)}
      />
    ),
  };
};
