import { reviewsAddress } from '#schemas/course/addresses.ts';
import { audioStore } from '#src/entities/course/audio/state.ts';
import { wishToPlay } from '#src/entities/course/play-wish.ts';
import { beginningOf } from '#src/entities/course/progress/resume-point.ts';
import { useRelation } from '#src/entities/relation/use-relation.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { BarButton } from '#src/ui/button/bar-button.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { useMediaState } from '#src/ui/player/playback/use-media-state.ts';
import type { Product } from '../lessons-of.ts';
import { goOnWords, mainAction } from '../product/main-action.ts';
import { sharedProduct } from '../product-card.ts';
import { loadPlayer, turnOf } from './turn-of.ts';
import type { Lesson } from './use-lesson.ts';

/** Whether a lesson plays on its page, and where it stands or would begin, in seconds. */
const usePlaying = (lesson: Lesson) => {
  const audio = useStore(audioStore);
  const video = useStore(shownVideo);
  const heard = audio?.lesson.id === lesson.id && audio.rests === undefined ? audio.media : null;
  const media = (lesson.kind === 'video' ? video : heard) ?? null;
  const { playing, ended, time } = useMediaState(media);
  const begun = time > 0 && !ended;
  return { playing, ended, position: begun ? time : beginningOf(lesson, lesson.duration) };
};

type Props = {
  product: Product;
  lesson: Lesson;
  /** What it costs this member, in yuan. */
  pays: string | null;
  onBuy: () => void;
};

const PlayButton = ({ lesson }: { lesson: Lesson }) => {
  const { playing, ended, position } = usePlaying(lesson);
  const pause = () => {
    if (lesson.kind === 'audio') void loadPlayer().then(({ toggleAudio }) => toggleAudio());
    else shownVideo.get()?.pause();
  };
  if (playing)
    return (
      <Button look="outlined" onClick={pause}>
        暂停
      </Button>
    );
  const started = lesson.position > 0 || position > 0;
  return (
    <Button onClick={() => wishToPlay(lesson.id)}>
      {goOnWords('学习', { started, finished: ended || lesson.finished, position })}
    </Button>
  );
};

const Main = ({ product, lesson, pays, onBuy }: Props) => {
  const next = turnOf(product, lesson, 'next');
  if (product.mine.access === 'none')
    return <Button onClick={onBuy}>{mainAction(product, pays).label}</Button>;
  if (next.href) return <ButtonLink {...next}>下一节</ButtonLink>;
  if (lesson.kind !== 'text' && lesson.open !== 'none') return <PlayButton lesson={lesson} />;
  if (product.mine.score > 0) return null;
  return (
    <ButtonLink look="outlined" href={reviewsAddress({ id: product.id })}>
      去评价
    </ButtonLink>
  );
};

export const LessonBar = (props: Props) => {
  const { id, mine, likes } = props.product;
  const target = 'product';
  const like = useRelation({ kind: 'like', target, id, on: mine.liked, total: likes });
  const collect = useRelation({ kind: 'collect', target, id, on: mine.collected });
  return (
    <>
      <BarButton icon="like" on={like.on} onPress={like.toggle}>
        {like.total > 0 ? like.total : '点赞'}
      </BarButton>
      <BarButton icon="collect" on={collect.on} onPress={collect.toggle}>
        {collect.on ? '已收藏' : '收藏'}
      </BarButton>
      <ShareBarButton thing={sharedProduct(props.product)} />
      <Main {...props} />
    </>
  );
};
