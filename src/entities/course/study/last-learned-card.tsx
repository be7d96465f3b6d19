import { feedAddress } from '#schemas/category/addresses.ts';
import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import css from './last-learned-card.module.css';
import { useLastLearned } from './use-last-learned.ts';

type Shown = { href: string; thumb: string; caption: string; title: string; of: string };

const empty = { thumb: '', caption: '继续学习' };

const failed: Shown = {
  ...empty,
  href: ownCoursesAddress(),
  title: '暂时没有取到',
  of: '我的课程',
};

const none: Shown = { ...empty, href: feedAddress(), title: '还没有学习记录', of: '去找一门课' };

const unknown: Shown = { ...empty, href: ownCoursesAddress(), title: '…', of: '' };

/** Of one height in every state, so that what stands below does not move. */
export const LastLearnedCard = () => {
  const { learned, state } = useLastLearned();
  const { href, thumb, caption, title, of } = learned
    ? { ...learned, caption: `继续学习 · 已学 ${learned.percent}%` }
    : { failed, known: none, waiting: unknown }[state];
  return (
    <a className={css.card} href={href}>
      <span className={css.picture}>
        <Picture src={thumb} ratio="course" eager />
      </span>
      <span className={css.words}>
        <Text as="span" digits lines={1} className={css.word}>
          {caption}
        </Text>
        <Text as="span" kind="card-title" lines={of ? 1 : 2}>
          {title}
        </Text>
        {of && (
          <Text as="span" lines={1} className={css.of}>
            {of}
          </Text>
        )}
      </span>
      {learned && (
        <span className={css.go}>
          <PlayerIcon name="play" size={1.3} />
        </span>
      )}
    </a>
  );
};
