import css from './bar-link.module.css';

/** A link at the end of a page's bar. */
export const BarLink = ({ href, name }: { href: string; name: string }) => (
  <a className={css.link} href={href}>
    {name}
  </a>
);
