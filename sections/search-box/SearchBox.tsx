import { searchAddress } from '#schemas/search/addresses.ts';
import css from './search-box.module.css';

/** A link to the search screen that looks like a search box (home rule 1). */
export default function SearchBox() {
  return (
    <div className={css.frame}>
      <a className={css.box} href={searchAddress()}>
        <svg className={css.glass} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13.5 13.5 17 17M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0z" />
        </svg>
        <span className={css.words}>搜索课程、直播、资讯</span>
      </a>
    </div>
  );
}
