import { coursesAddress } from '../../keyword-address.ts';
import { SearchEntry } from '../entry.tsx';

/** The page that the shop's search box opens: it searches courses alone. */
export default function SearchPage() {
  return <SearchEntry placeholder="搜索课程" addressOf={coursesAddress} />;
}
