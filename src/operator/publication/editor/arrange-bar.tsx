import { Button } from 'antd';
import { useState } from 'react';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionLabel } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import css from './arrange-bar.module.css';
import { itemsOf, positionOnPage } from './pages/page-items.ts';
import type { Arranger } from './selection.ts';
import { previewedSections, selection } from './selection.ts';
import { useKeys } from './use-keys.ts';

type Props = { page: PageName; arranger: Arranger };

export const ArrangeBar = ({ page, arranger }: Props) => {
  const selected = useStore(selection)?.name ?? '';
  const shown = useStore(previewedSections)?.names;
  const [text, setText] = useState('');
  const keys = useKeys(page);
  const label = useDeskState(({ document }) => {
    const items = itemsOf(document, page);
    const section = items[positionOnPage(items, selected)];
    return section && sectionLabel(section);
  });
  if (label === undefined) return null;
  const key = selected;
  const seen = shown?.includes(key) ? keys.filter((each) => shown.includes(each)) : keys;
  const at = seen.indexOf(key);
  const step = (by: 1 | -1, words: string) => {
    const over = seen[at + by];
    const move = () => {
      if (over === undefined) return;
      arranger.move(key, over);
      setText(`${label}移到了第 ${keys.indexOf(over) + 1} 位，共 ${keys.length} 位`);
    };
    return (
      // not `disabled`, so that it keeps the focus at the end of the list
      <Button size="small" aria-disabled={over === undefined} onClick={move}>
        {words}
      </Button>
    );
  };
  return (
    <fieldset className={css.bar} aria-label="移动选中的区块">
      <strong>{label}</strong>
      {step(-1, '上移')}
      {step(1, '下移')}
      <span className="spoken" role="status">
        {text}
      </span>
    </fieldset>
  );
};
