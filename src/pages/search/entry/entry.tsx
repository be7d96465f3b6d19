import { useContext, useState } from 'react';
import { categoriesAddress } from '#schemas/category/addresses.ts';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { SearchBar } from '../bar.tsx';
import { clearSearchHistory, useSearchHistory } from '../history.ts';
import { Recommended } from '../recommended.tsx';
import css from '../screen.module.css';
import { Suggestions } from '../suggestions.tsx';
import { WordChips } from '../word-chips.tsx';

type Addressed = { addressOf: (word: string) => string };

const Searched = ({ addressOf, words }: Addressed & { words: readonly string[] }) => {
  const [asking, setAsking] = useState(false);
  const clear = () => {
    clearSearchHistory();
    setAsking(false);
  };
  if (words.length === 0) return null;
  const aside = <TextButton onClick={() => setAsking(true)}>清空</TextButton>;
  return (
    <>
      <WordChips title="搜索历史" words={words} addressOf={addressOf} aside={aside} />
      <Sheet open={asking} title="清空搜索历史？" size="bottom" onClose={() => setAsking(false)}>
        <div className={css.answers}>
          <Button look="outlined" onClick={() => setAsking(false)}>
            取消
          </Button>
          <Button onClick={clear}>清空</Button>
        </div>
      </Sheet>
    </>
  );
};

const NothingSearched = () => (
  <EmptyState
    text="输入疾病、课程或讲师的名字，就能开始找"
    action={<ButtonLink href={categoriesAddress()}>按分类找课</ButtonLink>}
  />
);

type Props = Addressed & { placeholder: string };

export const SearchEntry = ({ placeholder, addressOf }: Props) => {
  const [typed, setTyped] = useState('');
  const searched = useSearchHistory();
  const keyword = tidyKeyword(typed);
  const submit = () => {
    if (keyword !== '') followLink(addressOf(keyword));
  };
  return (
    <main className={css.page} data-page={useContext(CurrentPage)?.pattern}>
      <h1 className="spoken">搜索</h1>
      <SearchBar
        focused
        value={typed}
        onChange={setTyped}
        onSubmit={submit}
        placeholder={placeholder}
      />
      {keyword === '' ? (
        <>
          <Searched addressOf={addressOf} words={searched} />
          <Recommended
            addressOf={addressOf}
            otherwise={searched.length === 0 && <NothingSearched />}
          />
        </>
      ) : (
        <Suggestions typed={typed} addressOf={addressOf} />
      )}
    </main>
  );
};
