import { useState } from 'react';
import { type Landing, landing } from '#schemas/landing/endpoints.ts';
import type { PictureShape } from '#schemas/landing/fields.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { fitted } from '#src/ui/media/fitted.ts';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { cardOf } from '../card.ts';
import { useLandingQuery } from '../landing-query.ts';
import { landingNotFound } from '../not-found.ts';
import { useOpening } from '../use-opening.ts';
import css from './view.module.css';

type Props = { src: string; shape: PictureShape };

/** A picture in its own ratio, never cut off; its shape keeps room for it while it loads. */
const WholePicture = ({ src, shape }: Props) => {
  const [missing, setMissing] = useState('');
  return (
    <span className={`${css.picture} ${css[shape]}`}>
      {missing !== src && (
        <img
          {...fitted(src, 100)}
          alt=""
          fetchPriority="high"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
};

const Action = ({ page }: { page: Landing }) => {
  const { title, desc, imgUrl } = cardOf(page);
  return (
    <div className={css.action}>
      <ShareBarButton thing={{ title, desc, picture: imgUrl }} />
      {page.button && page.link && <ButtonLink href={page.link}>{page.button}</ButtonLink>}
    </div>
  );
};

export default detailView(landing, {
  useQuery: useLandingQuery,
  useExtra: (_, page) => useOpening(page?.id, false),
  ground: 'card',
  flush: true,
  shapes: [['lines', 8]],
  notFound: landingNotFound,
  title: ({ title }) => title,
  share: cardOf,
  action: (page) => <Action page={page} />,
  body: (page) => (
    <article>
      {page.thumb && <WholePicture src={page.thumb} shape={page.shape} />}
      <div className={css.body}>
        <h2 className={css.title}>{page.title}</h2>
        {page.html && (
          <RichText html={page.html} onPicture={(all, index) => void openPictures(all, index)} />
        )}
      </div>
    </article>
  ),
});
