import { searchAddress } from '#schemas/search/addresses.ts';
import { Box } from '#src/ui/part/parts.tsx';
import css from './link.module.css';

export const SearchLink = () => (
  <Box as="a" press="page" ring="inside" className={css.link} href={searchAddress()}>
    <span className="spoken">搜索</span>
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M16 16l4 4M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </Box>
);
