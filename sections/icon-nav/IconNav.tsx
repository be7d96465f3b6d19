import type { navList } from '#schemas/home/endpoints.ts';
import type { NavIcon } from '#schemas/home/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './icon-nav.module.css';

/** Column width by number of icons (home rule 7); at most five in a row. */
const columns = [css.full, css.half, css.third, css.quarter, css.fifth];

/** A back end may send thousands. */
const MOST = 200;

const widthFor = (icons: number) => columns[Math.min(icons, columns.length) - 1] ?? '';

const Icon = ({ thumb, name }: NavIcon) => (
  <>
    <span className={css.picture}>
      <Picture src={thumb} ratio="square" />
    </span>
    <span className={css.name}>{name}</span>
  </>
);

const Entry = (icon: NavIcon) => {
  if (!icon.link)
    return (
      <div className={css.entry}>
        <Icon {...icon} />
      </div>
    );
  const leadsOut = !icon.joinsApp || !icon.link.startsWith('/');
  return (
    <a className={css.entry} href={icon.link} rel={leadsOut ? 'noopener' : undefined}>
      <Icon {...icon} />
    </a>
  );
};

export default function IconNav({ data }: SectionProps<Data<typeof navList>>) {
  return (
    <ul className={css.icons}>
      {data.slice(0, MOST).map((icon, index) => (
        // a back end may list one icon twice
        // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
        <li className={widthFor(data.length)} key={`${index}:${icon.id}`}>
          <Entry {...icon} />
        </li>
      ))}
    </ul>
  );
}
