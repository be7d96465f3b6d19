import css from './bar-link.module.css';

export const BarLink = ({ href, name }: { href: string; name: string }) => (
  <a className={css.link} href={href}>
    {name}
  </a>
);
