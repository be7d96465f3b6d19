import { Picture } from '#src/ui/media/picture.tsx';
import css from './tiles.module.css';

type CategoryTile = { id: string; name: string; thumb: string; href: string };

export const CategoryTiles = ({ categories }: { categories: CategoryTile[] }) => (
  <ul className={css.tiles}>
    {categories.map(({ id, name, thumb, href }, index) => (
      // a back end may list one category twice
      // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells the two apart
      <li key={`${index}:${id}`}>
        <a className={css.tile} href={href}>
          <span className={css.side}>
            <Picture src={thumb} ratio="square" />
          </span>
          <span className={css.name}>{name}</span>
        </a>
      </li>
    ))}
  </ul>
);
