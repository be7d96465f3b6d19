import { useEffect, useState } from 'react';
import { searchResultsAddress } from '#schemas/search/addresses.ts';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { SearchBar } from '../bar.tsx';
import { noteSearch } from '../history.ts';
import { resultsAddress } from '../keyword-address.ts';
import css from '../screen.module.css';
import { Suggestions } from '../suggestions.tsx';
import { Results } from './results.tsx';

export const ResultsScreen = ({ keyword }: { keyword: string }) => {
  const [draft, setDraft] = useState<string>();
  useEffect(() => {
    setDraft(undefined);
    noteSearch(keyword);
  }, [keyword]);
  const typed = draft ?? keyword;
  const tidy = tidyKeyword(typed);
  const submit = () => {
    if (tidy !== '' && tidy !== keyword) followLink(resultsAddress(tidy));
    else setDraft(undefined);
  };
  const typing = draft !== undefined && tidy !== '' && tidy !== keyword;
  return (
    <main className={css.results} data-page={searchResultsAddress.pattern}>
      <h1 className="spoken">搜索结果</h1>
      <SearchBar
        value={typed}
        onChange={setDraft}
        onSubmit={submit}
        placeholder="搜索课程、直播、资讯"
      />
      {typing && <Suggestions typed={typed} addressOf={resultsAddress} />}
      {!typing && keyword === '' && <EmptyState text="输入关键词，找课程、直播和资讯" />}
      {!typing && keyword !== '' && <Results key={keyword} keyword={keyword} />}
    </main>
  );
};
