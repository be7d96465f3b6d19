import css from './bar-link.module.css';

/** Where a page's bar leads to, beside its title. */
export const BarLink = ({ href, name }: { href: string; name: string }) => (
  <a className={css.link} href={href}>
    {name}
  </a>
);
