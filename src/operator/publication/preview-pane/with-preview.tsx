import { Segmented } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageName } from '#schemas/publication/page-names.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { Box } from '../../parts/part.tsx';
import { sought } from '../faults/go-to-fault.tsx';
import { PreviewPane } from './preview-pane.tsx';
import css from './with-preview.module.css';

const views = [
  { value: 'work' as const, label: '编辑' },
  { value: 'preview' as const, label: '预览' },
];

type View = (typeof views)[number]['value'];

type Props = { page?: PageName; children: ReactNode };

export const WithPreview = ({ page, children }: Props) => {
  const [view, setView] = useState<View>('work');
  const led = useStore(sought);
  useEffect(() => {
    if (led) setView('work');
  }, [led]);
  return (
    <div className={css.screen} data-view={view}>
      <Segmented<View>
        className={css.views ?? ''}
        block
        options={views}
        value={view}
        onChange={setView}
        aria-label="编辑或预览"
      />
      <Box flex="shrink" className={css.work}>
        {children}
      </Box>
      <div className={css.preview}>
        <PreviewPane page={page} />
      </div>
    </div>
  );
};
