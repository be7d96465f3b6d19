import { courseSearchAddress } from '../../../entities/search/addresses.ts';
import { coursesAddress } from '../keyword-address.ts';
import { SearchEntry } from './entry.tsx';

/** What the shop's search box opens: courses alone. */
export default function SearchPage() {
  return (
    <SearchEntry
      route={courseSearchAddress.pattern}
      placeholder="搜索课程"
      addressOf={coursesAddress}
    />
  );
}
