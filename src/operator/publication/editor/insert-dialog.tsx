import { Input, type InputRef, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { allSections } from '#schemas/layout/all-sections.ts';
import { type SectionName, sectionNames } from '#schemas/layout/home-sections.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { Icon } from '../../parts/icons.tsx';
import { Box, Stack } from '../../parts/part.tsx';
import css from './insert-dialog.module.css';
import { freshIdsIn, putBehind } from './page-edits.ts';
import { addableTo, tabBehind } from './pages/addable.ts';
import { isHomeSection, itemsOf } from './pages/page-items.ts';
import { inserting, selection } from './selection.ts';

type Props = { page: PageName; behind: string | null; onClose: () => void };

const Inserting = ({ page, behind, onClose }: Props) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const live = useDeskState((state) => state.live);
  const [words, setWords] = useState('');
  const field = useRef<InputRef>(null);
  const items = itemsOf(document, page);
  const above = items.find((item) => sectionKey(item) === behind);
  const present = new Set<string>(items.map(({ name }) => name));
  const offered: readonly SectionName[] =
    page === 'ordered' ? sectionNames : addableTo(document, page);
  const found = offered.filter((name) => name.includes(words.trim()));
  const ordered = [
    ...found.filter((name) => !present.has(name)),
    ...found.filter((name) => present.has(name)),
  ];
  const noteOf = (name: SectionName) =>
    [allSections[name].audience === 'members' && '仅会员', present.has(name) && '已有，再放一个']
      .filter(Boolean)
      .join('，');
  const put = (name: SectionName) => {
    const isThere = items.some((item) => sectionKey(item) === name);
    const id = isThere ? { id: freshIdsIn([document, live.document], page)(name) } : {};
    const item =
      page === 'ordered' && isHomeSection(name)
        ? { name, ...id, open: true, title: '' }
        : { name, ...id, ...tabBehind(items, name, above) };
    desk.change(putBehind(page, behind, item));
    selection.set({ name: sectionKey(item), from: 'notice' });
    onClose();
  };
  return (
    <Modal
      open
      title={above ? `在“${sectionLabel(above)}”后面添加区块` : '在最前面添加区块'}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(open) => open && field.current?.focus()}
      width={480}
    >
      <Stack gap={8} above={12}>
        <Input
          ref={field}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onPressEnter={() => {
            const [first] = ordered;
            if (first && words.trim() !== '') put(first);
          }}
          placeholder="按名称查找，回车添加第一个"
          aria-label="查找要添加的区块"
          prefix={<Icon name="search" size={16} />}
          allowClear
        />
        <ul className={css.items} aria-label="可以添加的区块">
          {ordered.map((name) => (
            <li key={name}>
              <Box
                as="button"
                ring="inside"
                type="button"
                className={css.item}
                onClick={() => put(name)}
              >
                <strong>{name}</strong>
                <span>{noteOf(name)}</span>
              </Box>
            </li>
          ))}
        </ul>
        <p role="status">{ordered.length === 0 ? '没有这个名称的区块' : ''}</p>
      </Stack>
    </Modal>
  );
};

export const InsertDialog = ({ page }: { page: PageName }) => {
  const position = useStore(inserting);
  const close = () => inserting.set(undefined);
  useEffect(() => () => inserting.set(undefined), []);
  return position && <Inserting page={page} behind={position.behind} onClose={close} />;
};
