import { resultsAddress } from '../../keyword-address.ts';
import { SearchEntry } from '../entry.tsx';

export default function SearchHistoryPage() {
  return <SearchEntry placeholder="搜索课程、直播、资讯" addressOf={resultsAddress} />;
}
