import { useState } from 'react';
import { addressBookAddress } from '#schemas/address/addresses.ts';
import { type Address, addressDetail, saveAddress } from '#schemas/address/endpoints.ts';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { Button } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { notFoundTo } from '#src/ui/state/not-found.tsx';
import { RemoveAddressQuestion } from '../../remove-question.tsx';
import { AddressForm } from '../form.tsx';
import { useAddressForm } from '../use-form.ts';
import { addressValuesOf } from '../values.ts';

const Editing = ({ address }: { address: Address }) => {
  const { id, tag, isDefault } = address;
  const [removing, setRemoving] = useState(false);
  const form = useAddressForm({
    id,
    values: addressValuesOf(address),
    leave: () => unsaved.leave(),
  });
  const unsaved = useUnsaved(form.formState.isDirty && !form.busy, addressBookAddress());
  const onRemoved = (removed: boolean) => {
    setRemoving(false);
    if (removed) unsaved.leave();
  };
  return (
    <PageFrame ground="card" onBack={unsaved.tryToLeave}>
      <AddressForm
        form={form}
        tag={tag}
        isDefault={isDefault}
        foot={
          <Button look="danger" onClick={() => setRemoving(true)}>
            删除地址
          </Button>
        }
      />
      <RemoveAddressQuestion id={removing ? id : undefined} onEnd={onRemoved} />
      <LeaveQuestion open={unsaved.asking} onStay={unsaved.stay} onDrop={unsaved.leave} />
    </PageFrame>
  );
};

export default framedForm(saveAddress, {
  begins: addressDetail,
  useQuery: usePathId,
  fresh: true,
  skeleton: <Skeletons shapes={[['lines', 8]]} />,
  spaced: false,
  failed: notFoundTo(addressBookAddress(), '查看我的地址'),
  onBack: () => goBack(addressBookAddress()),
  Page: ({ known }) => <Editing address={known} />,
});
