import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { Banner } from '../../schemas/api/content.ts';
import type { bannerList } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { Picture } from '../../src/ui/picture.tsx';
import css from './banner-carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';

/** Nobody waits for more, and every slide costs the carousel time. */
const MOST = 40;

type SlideProps = { banner: Banner; position: number };

const Slide = ({ banner, position }: SlideProps) => {
  const name = banner.title || `轮播图 ${position}`;
  const picture = <Picture src={banner.thumb} ratio="banner" eager={position === 1} />;
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

export default function BannerCarousel({ data }: SectionProps<Data<typeof bannerList>>) {
  const banners = data.slice(0, MOST);
  const several = banners.length > 1;
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: several });
  const [current, setCurrent] = useState(0);
  useAutoplay(embla);
  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla]);

  return (
    <div className={css.frame} ref={viewport}>
      <ul className={css.slides}>
        {banners.map((banner, index) => (
          // banners have no id of their own
          // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells slides apart
          <li className={css.slide} key={index}>
            <Slide banner={banner} position={index + 1} />
          </li>
        ))}
      </ul>
      {several && (
        <p className={css.position} aria-hidden="true">
          {current + 1}/{banners.length}
        </p>
      )}
    </div>
  );
}
