import { useEffect, useState } from 'react';
import { myProducts } from '#schemas/course/list-endpoints.ts';
import { useEngine } from '#src/engine/engine.ts';
import { sourceKey } from '#src/engine/load.ts';
import { useLoaded } from '#src/engine/use-loaded.ts';
import { type LastLearned, lastLearnedOf } from '#src/entities/course/study/last-learned.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import css from './continue-strip.module.css';

const CLOSED = 'CONTINUE_CLOSED';

const LATEST = { endpoint: myProducts, payload: { tab: 'all', page: 1 } } as const;

const useLastLearned = () => {
  const { loader } = useEngine();
  const products = useLoaded(LATEST.endpoint, LATEST.payload);
  useEffect(() => {
    // an earlier visit's answer shows until the new one comes
    if (loader.answer(sourceKey(LATEST))) void loader.reload(LATEST);
  }, [loader]);
  return products ? lastLearnedOf(products.items) : undefined;
};

const captionOf = ({ percent, of }: LastLearned): string =>
  ['上次学到', percent > 0 && `已学 ${percent}%`, of].filter(Boolean).join(' · ');

const Strip = ({ onClose }: { onClose: () => void }) => {
  const learned = useLastLearned();
  if (!learned) return null;
  return (
    <>
      <div className={css.layout} />
      <section className={css.strip} aria-label="上次学到">
        <a className={css.link} href={learned.href}>
          <span className={css.picture}>
            <Picture src={learned.thumb} ratio="course" share={17}>
              <span className={css.go}>
                <PlayerIcon name="play" size={1} />
              </span>
            </Picture>
          </span>
          <span className={css.words}>
            <span className={css.of}>{captionOf(learned)}</span>
            <span className={css.title}>{learned.title}</span>
          </span>
        </a>
        <button className={css.close} type="button" aria-label="关闭上次学到" onClick={onClose}>
          <PlayerIcon name="close" size={1.3} />
        </button>
      </section>
    </>
  );
};

export default function ContinueStrip() {
  const [closed, setClosed] = useState(() => readVisit(CLOSED) !== null);
  const close = () => {
    writeVisit(CLOSED, '1');
    setClosed(true);
  };
  return closed ? null : <Strip onClose={close} />;
}
