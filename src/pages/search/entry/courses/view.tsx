import { coursesAddress } from '../../keyword-address.ts';
import { SearchEntry } from '../entry.tsx';

/** What the shop's search box opens: courses alone. */
export default function SearchPage() {
  return <SearchEntry placeholder="搜索课程" addressOf={coursesAddress} />;
}
