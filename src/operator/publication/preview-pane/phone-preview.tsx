import { Button } from 'antd';
import { useState } from 'react';
import { useEditedPlan, useMay } from '../../draft-editor/context.ts';
import { laterPart } from '../../parts/later-part.tsx';

const PhoneDialog = laterPart(
  async () => (await import('./phone-dialog.tsx')).PhoneDialog,
  ({ open }) => open,
);

/** 发给手机预览: a link that shows the draft on any phone until it ends. */
export const PhonePreview = () => {
  // whoever may edit shows a plan that is in review as well
  const edit = useMay('home.edit');
  const apart = useEditedPlan()?.apart;
  const [open, setOpen] = useState(false);
  // a page of its own is looked at by its own link
  if (!edit || apart) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        发给手机预览
      </Button>
      <PhoneDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
};
