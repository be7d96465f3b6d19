import { type UIEvent, useCallback, useRef, useState } from 'react';
import type { bannerList } from '#schemas/home/endpoints.ts';
import type { Banner } from '#schemas/home/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './banner-carousel.module.css';
import { useMotion } from './use-motion.ts';

/** Every slide costs the carousel time. */
const MOST = 40;

type SlideProps = { banner: Banner; position: number };

const Slide = ({ banner, position }: SlideProps) => {
  const name = banner.title || `轮播图 ${position}`;
  const picture = (
    <Picture src={banner.thumb} ratio="banner" eager={position === 1}>
      {banner.title && (
        <span className={css.scrim}>
          <span className={css.title}>{banner.title}</span>
        </span>
      )}
    </Picture>
  );
  return banner.link ? (
    <a className={css.link} href={banner.link} aria-label={name} draggable={false}>
      {picture}
    </a>
  ) : (
    <span role="img" aria-label={name}>
      {picture}
    </span>
  );
};

/**
 * Slides that scroll natively until the carousel's code has loaded. A picture is asked for one slide ahead, all of them
 * once the carousel is touched.
 */
export default function BannerCarousel({ data }: SectionProps<Data<typeof bannerList>>) {
  const banners = data.slice(0, MOST);
  const several = banners.length > 1;
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [reach, setReach] = useState(0);
  const onTouch = () => setReach(MOST);
  const { Motion, moves, onReady } = useMotion(row, several);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    onTouch();
    if (!moves) setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  };
  const onSlide = useCallback((index: number) => {
    setCurrent(index);
    setReach((furthest) => Math.max(furthest, index));
  }, []);

  return (
    <div className={css.frame}>
      <div
        className={css.row}
        data-moves={moves}
        data-resting={reach < MOST || undefined}
        ref={row}
        onPointerDown={onTouch}
        onScroll={onScroll}
      >
        <ul className={css.slides}>
          {banners.map((banner, index) => (
            // a banner has no id of its own
            // biome-ignore lint/suspicious/noArrayIndexKey: slides differ by position only
            <li className={css.slide} data-later={index > reach + 1 || undefined} key={index}>
              <Slide banner={banner} position={index + 1} />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <p className={css.position} aria-hidden="true">
          {current + 1}/{banners.length}
        </p>
      )}
      {Motion && <Motion row={row} onSlide={onSlide} onReady={onReady} />}
    </div>
  );
}
