import { feedAddress } from '#schemas/category/addresses.ts';
import { useLastLearned } from '#src/entities/course/last-learned.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import css from './last-learned.module.css';

/** Stands where the card will be, and where there is none: before the first lesson, or off line. */
const NoneYet = ({ known }: { known: boolean }) => (
  <a className={css.card} href={feedAddress()}>
    <span className={css.picture}>
      <Picture src="" ratio="course" />
    </span>
    <span className={css.words}>
      <span className={css.word}>上次学到</span>
      <Text as="span" kind="card-title" lines={1}>
        {known ? '还没有学习记录' : '…'}
      </Text>
      <Text as="span" lines={1} className={css.of}>
        {known ? '去找一门课' : ''}
      </Text>
    </span>
  </a>
);

/** A link to what was studied last, of one height in every state. */
export const LastLearned = () => {
  const { learned, known } = useLastLearned();
  return learned ? (
    <a className={css.card} href={learned.href}>
      <span className={css.picture}>
        <Picture src={learned.thumb} ratio="course" eager />
      </span>
      <span className={css.words}>
        <span className={css.word}>上次学到</span>
        <Text as="span" kind="card-title" lines={1}>
          {learned.title}
        </Text>
        {learned.of && (
          <Text as="span" lines={1} className={css.of}>
            {learned.of}
          </Text>
        )}
      </span>
      <span className={css.go}>
        <PlayerIcon name="play" size={1.3} />
        <span className="spoken">继续学习</span>
      </span>
    </a>
  ) : (
    <NoneYet known={known} />
  );
};
