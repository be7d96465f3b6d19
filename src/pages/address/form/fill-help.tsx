import { useState } from 'react';
import { loadRegions } from '#src/entities/address/regions.ts';
import { isWechat } from '#src/platform/device/device.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { openAddress } from '#src/platform/wechat/open-address.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { type Recognised, recogniseAddress } from './recognise.ts';
import type { AddressFormState } from './use-form.ts';

const names = [
  ['receiver', '姓名'],
  ['phone', '手机号'],
  ['region', '地区'],
  ['detail', '详细地址'],
] as const;

/** The recognised fields, in words; '' for none. */
const foundWords = (found: Recognised): string =>
  names.flatMap(([field, name]) => (found[field] === undefined ? [] : name)).join('、');

/** Fills the form from a pasted text, or from the addresses kept by the messenger. */
export const FillHelp = ({ form }: { form: AddressFormState }) => {
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
      {isWechat(navigator.userAgent) && (
        <Button look="outlined" onClick={() => void importAddress()}>
          从微信导入
        </Button>
      )}
    </Stack>
  );
};
