import { useState } from 'react';
import type { PictureShape } from '#schemas/landing/fields.ts';
import { fitted } from '#src/ui/media/fitted.ts';
import css from './view.module.css';

type Props = { src: string; shape: PictureShape };

/** A picture in its own ratio, in the room that its shape keeps for it; nothing of it is cut off. */
export const WholePicture = ({ src, shape }: Props) => {
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
