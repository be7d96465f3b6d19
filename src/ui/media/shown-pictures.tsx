import { openPictures } from './picture-viewer.ts';
import css from './shown-pictures.module.css';

type Props = {
  addresses: readonly string[];
  /** What each is of, such as 图片. */
  name: string;
};

/** Pictures in squares, three in a row; each opens large. Nothing where there is none. */
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
