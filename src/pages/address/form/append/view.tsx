import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addressBookAddress } from '#schemas/address/addresses.ts';
import { saveAddress } from '#schemas/address/endpoints.ts';
import { framedForm } from '#src/page-kinds/form-view.tsx';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { savedAddress } from '../draft.ts';
import { FillHelp } from '../fill-help.tsx';
import { AddressForm } from '../form.tsx';
import { useAddressForm } from '../use-form.ts';
import { blank } from '../values.ts';
import css from './view.module.css';

/** The values of a new address stay on the phone until it is saved. */
const Appending = () => {
  const [saved] = useState(savedAddress);
  const [draft, setDraft] = useState(saved.read);
  const form = useAddressForm({
    id: '',
    values: draft ?? blank,
    onSaved: saved.drop,
    leave: () => unsaved.leave(),
  });
  const { isDirty } = form.formState;
  const unsaved = useUnsaved(isDirty && !form.busy, addressBookAddress());
  const values = useWatch({ control: form.control });
  useEffect(() => {
    if (isDirty && !form.busy) saved.keep({ ...blank, ...values });
  }, [isDirty, values, form.busy, saved]);
  const drop = () => {
    saved.drop();
    setDraft(undefined);
    form.reset(blank);
  };
  return (
    <PageFrame ground="card" onBack={unsaved.tryToLeave}>
      <AddressForm
        form={form}
        head={
          <>
            {draft && (
              <p className={css.draft} role="status">
                已恢复上次没有保存的内容
                <TextButton onClick={drop}>清空</TextButton>
              </p>
            )}
            <FillHelp form={form} />
          </>
        }
      />
      <LeaveQuestion
        open={unsaved.asking}
        onStay={unsaved.stay}
        onKeep={unsaved.leave}
        onDrop={() => {
          saved.drop();
          unsaved.leave();
        }}
      />
    </PageFrame>
  );
};

/** `/appendAddr`: a new address. */
export default framedForm(saveAddress, { Page: Appending });
