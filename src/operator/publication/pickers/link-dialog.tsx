import { Empty, Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { type NamedPage, namedPages } from '#schemas/publication/page-words.ts';
import { linkedKinds, type ThingKind, thingKinds } from '#schemas/publication/picker-endpoints.ts';
import { Stack, Text } from '../../parts/part.tsx';
import { useInFront } from '../../session.ts';
import css from './pickers.module.css';
import { ThingList } from './thing-list.tsx';

const fits = ({ word, address }: NamedPage, sought: string): boolean =>
  word.includes(sought) || address.toLowerCase().includes(sought.toLowerCase());

const PageList = ({ onPick }: { onPick: (address: string) => void }) => {
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

type Sort = ThingKind | 'page';

const pageSort = { value: 'page' as const, label: '页面' };
const sorts: { value: Sort; label: string }[] = [
  pageSort,
  ...linkedKinds.map((kind) => ({ value: kind, label: thingKinds[kind].word })),
];

type Props = { label: string; onPick: (link: string) => void; onClose: () => void };

export const LinkDialog = ({ label, onPick, onClose }: Props) => {
  const inFront = useInFront();
  const [sort, setSort] = useState<Sort>('page');
  return (
    <Modal open title={`选择${label}`} footer={null} onCancel={onClose} width={640}>
      <Stack gap={12} flex="shrink">
        {inFront ? (
          <Text size={13} tone="tertiary">
            课程、直播等内容在已有的后端里，这里只能选页面；要指向某个内容，请关上窗口填写它的地址。
          </Text>
        ) : (
          <Segmented<Sort>
            className={css.sorts ?? ''}
            options={sorts}
            value={sort}
            onChange={setSort}
            aria-label="指向什么"
          />
        )}
        {sort === 'page' ? (
          <PageList onPick={onPick} />
        ) : (
          <ThingList key={sort} kind={sort} onPick={({ link }) => onPick(link)} />
        )}
      </Stack>
    </Modal>
  );
};
