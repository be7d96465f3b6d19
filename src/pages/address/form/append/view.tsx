import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addressBookAddress } from '#schemas/address/addresses.ts';
import { saveAddress } from '#schemas/address/endpoints.ts';
import { loadRegions } from '#src/entities/address/regions.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { inMessenger } from '#src/platform/device/device.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { openAddress } from '#src/platform/wechat/open-address.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { savedAddress } from '../draft.ts';
import { AddressForm } from '../form.tsx';
import { type Recognised, recogniseAddress } from '../recognise.ts';
import { type AddressFormState, useAddressForm } from '../use-form.ts';
import { blank } from '../values.ts';
import css from './view.module.css';

const names = [
  ['receiver', '姓名'],
  ['phone', '手机号'],
  ['region', '地区'],
  ['detail', '详细地址'],
] as const;

/** '' where nothing was recognised. */
const foundWords = (found: Recognised): string =>
  names.flatMap(([field, name]) => (found[field] === undefined ? [] : name)).join('、');

/** Fills the form from a pasted text, or from the addresses kept by the messenger. */
const FillHelp = ({ form }: { form: AddressFormState }) => {
  const [pasted, setPasted] = useState('');
  const [notice, setNotice] = useState('');
  const fill = (found: Recognised) => {
    const options = { shouldDirty: true, shouldValidate: true };
    for (const [field] of names) {
      const value = found[field];
      if (value !== undefined) form.setValue(field, value, options);
    }
  };
  const recognise = async (text: string) => {
    if (text.trim() === '') return;
    const found = recogniseAddress(text, await loadRegions().catch(() => []));
    fill(found);
    const words = foundWords(found);
    setNotice(words ? `已填入${words}，请核对` : '没有识别出姓名、电话或地址，请直接填写');
    if (words) setPasted('');
  };
  const importAddress = async () => {
    try {
      const chosen = await openAddress();
      if (chosen) fill(chosen);
    } catch {
      showToast('微信地址暂时不可用，请直接填写');
    }
  };
  return (
    <Stack gap={12} pad={12} surface="tint" radius="card">
      <AreaField
        label="智能识别"
        value={pasted}
        maxLength={300}
        autoComplete="off"
        placeholder="粘贴姓名、电话和地址，自动填到下面"
        onChange={({ target }) => setPasted(target.value)}
      />
      {pasted.trim() !== '' && (
        <Button look="outlined" onClick={() => void recognise(pasted)}>
          识别并填入
        </Button>
      )}
      <Text kind="meta" tone="secondary" hideEmpty role="status">
        {notice}
      </Text>
      {inMessenger() && (
        <Button look="outlined" onClick={() => void importAddress()}>
          从微信导入
        </Button>
      )}
    </Stack>
  );
};

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

export default framedForm(saveAddress, { Page: Appending });
