import { useState } from 'react';
import { type Address, setDefaultAddress } from '#schemas/address/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { RemoveAddressQuestion } from '../remove-question.tsx';
import { AddressCard } from './card.tsx';
import { withAddress } from './chosen.ts';

type Props = {
  addresses: readonly Address[];
  /** The page for which an address is chosen; '' for none. */
  choosing: string;
  onChanged: () => void;
};

const FAILED = '没有设置成功，请稍后再试';

export const AddressList = ({ addresses, choosing, onChanged }: Props) => {
  const { send, busy } = useChange(setDefaultAddress, FAILED);
  const [removing, setRemoving] = useState<string>();
  const onDefault = async (id: string) => {
    const answer = await send({ id });
    if (!answer) return;
    showToast(answer.ok ? '已设为默认地址' : answer.message || FAILED);
    // the address may have been removed on another device
    onChanged();
  };
  const onRemoved = (removed: boolean) => {
    setRemoving(undefined);
    if (removed) onChanged();
  };
  return (
    <>
      <Stack as="ul" gap={12} padInline="gutter" padStart={12} aria-label="收货地址">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              busy={busy}
              onChoose={
                choosing
                  ? () => navigate(withAddress(choosing, address.id), { replace: true })
                  : undefined
              }
              onDefault={() => void onDefault(address.id)}
              onRemove={() => setRemoving(address.id)}
            />
          </li>
        ))}
      </Stack>
      <ListFoot label="查看更多" state="end" onPress={onChanged} />
      <RemoveAddressQuestion id={removing} onEnd={onRemoved} />
    </>
  );
};
