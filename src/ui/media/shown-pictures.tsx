import { fitted } from './fitted.ts';
import { openPictures } from './picture-viewer.ts';
import css from './shown-pictures.module.css';
import { type Renew, useRenewed } from './use-renewed.ts';

type Props = {
  addresses: readonly string[];
  name: string;
  renew?: Renew;
};

export const ShownPictures = ({ addresses, name, renew }: Props) => {
  const given = addresses.filter(Boolean);
  const { shown, onFailed, latest } = useRenewed(given, renew);
  if (given.length === 0) return null;
  return (
    <div className={css.pictures}>
      {given.map((address, index) => (
        <button
          className={css.picture}
          key={address}
          type="button"
          aria-label={`查看第 ${index + 1} 张${name}`}
          onClick={() => void latest().then((all) => openPictures(all, index))}
        >
          <img {...fitted(shown[index] ?? '', 30)} alt="" onError={() => onFailed(address)} />
        </button>
      ))}
    </div>
  );
};
