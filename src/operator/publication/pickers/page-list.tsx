import { Empty, Input } from 'antd';
import { useState } from 'react';
import { type NamedPage, namedPages } from '#schemas/publication/page-words.ts';
import { Stack } from '../../parts/part.tsx';
import css from './pickers.module.css';

const fits = ({ word, address }: NamedPage, sought: string): boolean =>
  word.includes(sought) || address.toLowerCase().includes(sought.toLowerCase());

/** The pages of the app to choose from, in words. */
export const PageList = ({ onPick }: { onPick: (address: string) => void }) => {
  const [sought, setSought] = useState('');
  const found = namedPages.filter((page) => fits(page, sought.trim()));
  return (
    <Stack gap={12} flex="shrink">
      <Input
        placeholder="搜索页面"
        aria-label="搜索页面"
        allowClear
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {found.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`没有找到“${sought.trim()}”`} />
      )}
      <Stack as="ul" gap={6} bare className={css.pages} aria-label="页面">
        {found.map(({ address, word }) => (
          <li key={address}>
            <button type="button" className={css.page} onClick={() => onPick(address)}>
              <span>{word}</span>
              <span className={css.address}>{address}</span>
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
