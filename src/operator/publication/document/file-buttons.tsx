import { App, Button } from 'antd';
import { useState } from 'react';
import { documentFile, type FileScope } from '#schemas/publication/document-file.ts';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { useDraftEditor, useEditedPlan, useRights } from '../../draft-editor/context.ts';
import { laterPart } from '../../parts/later-part.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { saveFile } from '../../parts/save-file.ts';

const ImportDialog = laterPart(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  ({ open }) => open,
);

const wholeName = '整个首页';
const nameOf = (scope: FileScope): string => (scope === 'whole' ? wholeName : pageNames[scope]);

/** Has the page, or the whole home page, saved as a file, as edited or as it is live; and takes one in. */
export const FileButtons = ({ page }: { page: PageName }) => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const noun = useEditedPlan() ? '方案' : '草稿';
  const { message } = App.useApp();
  const [importing, setImporting] = useState(false);
  const choices = (['draft', 'live'] as const).flatMap((which) =>
    ([page, 'whole'] as const).map((scope) => ({ which, scope })),
  );
  const labelOf = ({ which, scope }: (typeof choices)[number]) =>
    `${nameOf(scope)}（${which === 'draft' ? noun : '线上'}）`;
  const save = (choice: (typeof choices)[number]) => {
    const { document, live } = desk.store.get();
    const name = `首页文档-${labelOf(choice)}`;
    const text = documentFile(choice.which === 'draft' ? document : live.document, choice.scope);
    if (text === undefined) return void message.info('这一页与出厂时一样，文档里没有写它');
    saveFile({ name, ending: 'json', type: 'application/json' }, [text]);
  };
  return (
    <>
      <MenuButton
        button={{ children: '导出…' }}
        menu={{
          items: choices.map((choice) => ({
            key: `${choice.which} ${choice.scope}`,
            label: labelOf(choice),
            onClick: () => save(choice),
          })),
        }}
      />
      {edit && <Button onClick={() => setImporting(true)}>导入…</Button>}
      <ImportDialog open={importing} page={page} onClose={() => setImporting(false)} />
    </>
  );
};
