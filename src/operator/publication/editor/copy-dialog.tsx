import { App, Checkbox, Modal, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { type PageName, pageList, pageNames } from '#schemas/publication/page-names.ts';
import { sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { Stack } from '../../parts/part.tsx';
import css from './copy-dialog.module.css';
import { copyTo, whyNotOn } from './copy-items.ts';
import { itemsOn, type StoredItem } from './page-edits.ts';
import { copying } from './selection.ts';

const HINT = '复制到那个首页的最后，设置、来源和显示条件都带过去；两边以后各改各的。';

const noteOn = (page: PageName, item: StoredItem): string =>
  page !== 'ordered' && 'open' in item && !item.open
    ? '在这里是关闭的；那个首页没有开关，复制过去会显示'
    : '';

type Props = { page: PageName; chosenFirst: readonly string[]; onClose: () => void };

const Copying = ({ page, chosenFirst, onClose }: Props) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const live = useDeskState((state) => state.live);
  const { message } = App.useApp();
  const targets = pageList.filter((one) => one !== page);
  const [to, setTo] = useState(targets[0] ?? page);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(chosenFirst));
  const items = itemsOn(document, page).map((item) => ({
    ...{ key: sectionKey(item), item, label: sectionLabel(item) },
    why: whyNotOn(document, to, item).join('；'),
  }));
  const copied = items.filter(({ key, why }) => chosen.has(key) && why === '');
  const turn = (key: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, key] : [...chosen].filter((one) => one !== key)));
  const copy = () => {
    const known = [document, live.document];
    desk.change(
      copyTo(
        to,
        known,
        copied.map(({ item }) => item),
      ),
    );
    message.success(`已复制 ${copied.length} 个区块到${pageNames[to]}的最后，可以撤销`);
    onClose();
  };
  return (
    <Modal
      open
      title="复制到另一个首页"
      okText={copied.length > 0 ? `复制 ${copied.length} 个` : '复制'}
      cancelText="取消"
      okButtonProps={{ disabled: copied.length === 0 }}
      onOk={copy}
      onCancel={onClose}
      width={560}
    >
      <Stack gap={12} above={12} below={20}>
        <p>{HINT}</p>
        <Radio.Group
          options={targets.map((value) => ({ value, label: pageNames[value] }))}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          aria-label="复制到"
        />
        <ul className={css.items} aria-label="要复制的区块">
          {items.map(({ key, item, label, why }) => (
            <li key={key}>
              <Checkbox
                checked={chosen.has(key) && why === ''}
                disabled={why !== ''}
                onChange={({ target }) => turn(key, target.checked)}
              >
                {label}
                {item.title && ` ${item.title}`}
              </Checkbox>
              <p className={css.why}>{why ? `不能放：${why}` : noteOn(to, item)}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
};

export const CopyDialog = ({ page }: { page: PageName }) => {
  const keys = useStore(copying);
  const close = () => copying.set(null);
  useEffect(() => () => copying.set(null), []);
  return keys && <Copying page={page} chosenFirst={keys} onClose={close} />;
};
