import { Rail } from '#src/ui/list/rail.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './tiles.module.css';

type CategoryTile = { id: string; name: string; thumb: string; href: string };

/** `grid`: pictures four across; `pairs`: two across, each name beside its picture; `rail`: one row to swipe. */
export type CategoryForm = 'grid' | 'pairs' | 'rail';

type Props = { categories: CategoryTile[]; as?: CategoryForm };

const Tile = ({ name, thumb, href }: CategoryTile) => (
  <a className={css.tile} href={href}>
    <span className={css.side}>
      <Picture src={thumb} ratio="square" />
    </span>
    <span className={css.name}>{name}</span>
  </a>
);

export const CategoryTiles = ({ categories, as = 'grid' }: Props) =>
  as === 'rail' ? (
    <Rail items={categories} width="tile">
      {(category) => <Tile {...category} />}
    </Rail>
  ) : (
    <ul className={css[as]}>
      {categories.map((category, index) => (
        // a back end may list one category twice
        // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells the two apart
        <li key={`${index}:${category.id}`}>
          <Tile {...category} />
        </li>
      ))}
    </ul>
  );
