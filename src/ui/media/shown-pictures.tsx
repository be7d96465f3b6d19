import { openPictures } from './picture-viewer.ts';
import css from './shown-pictures.module.css';

type Props = {
  addresses: readonly string[];
  /** Name of each picture for screen readers, such as 图片. */
  name: string;
};

/** Square thumbnails, three in a row; each opens large. Nothing where there are none. */
export const ShownPictures = ({ addresses, name }: Props) => {
  const shown = addresses.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div className={css.pictures}>
      {shown.map((address, index) => (
        <button
          className={css.picture}
          key={address}
          type="button"
          aria-label={`查看第 ${index + 1} 张${name}`}
          onClick={() => void openPictures(shown, index)}
        >
          <img src={address} alt="" />
        </button>
      ))}
    </div>
  );
};
