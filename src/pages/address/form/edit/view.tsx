import { type ReactNode, useState } from 'react';
import { useParams } from 'wouter';
import { addressBookAddress } from '../../../../../schemas/address/addresses.ts';
import { type Address, addressDetail } from '../../../../../schemas/address/endpoints.ts';
import { goBack } from '../../../../platform/navigation/go-back.ts';
import { useUnsaved } from '../../../../platform/navigation/use-unsaved.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { LeaveQuestion } from '../../../../ui/sheet/leave-question.tsx';
import { Answered, Skeletons } from '../../../../ui/state/answered.tsx';
import { goneTo } from '../../../../ui/state/gone.tsx';
import { RemoveAddressQuestion } from '../../remove-question.tsx';
import { AddressForm } from '../form.tsx';
import { useAddressForm } from '../use-form.ts';
import { addressValuesOf } from '../values.ts';

const gone = goneTo(addressBookAddress(), '查看我的地址');

const Frame = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <PageFrame ground="card" onBack={onBack}>
    {children}
  </PageFrame>
);

const Editing = ({ address }: { address: Address }) => {
  const { id, tag, isDefault } = address;
  const [removing, setRemoving] = useState(false);
  const form = useAddressForm({
    id,
    values: addressValuesOf(address),
    onSaved: () => unsaved.leave(),
  });
  const unsaved = useUnsaved(form.formState.isDirty && !form.busy, addressBookAddress());
  const onRemoved = (removed: boolean) => {
    setRemoving(false);
    if (removed) unsaved.leave();
  };
  return (
    <Frame onBack={unsaved.tryToLeave}>
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
    </Frame>
  );
};

/** `/edit/{id}`: changes or removes an address. */
export default function EditPage() {
  const { id = '' } = useParams<{ id: string }>();
  const called = useCall(addressDetail, { id }, { fresh: true });
  if (called.data) return <Editing address={called.data} />;
  return (
    <Frame onBack={() => goBack(addressBookAddress())}>
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 8]]} />} failed={gone}>
        {() => null}
      </Answered>
    </Frame>
  );
}
