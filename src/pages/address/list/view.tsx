import { useSearch } from 'wouter';
import { addressAppendAddress } from '../../../../schemas/address/addresses.ts';
import { addressList } from '../../../../schemas/address/endpoints.ts';
import type { Data } from '../../../../schemas/define-endpoint.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { useSavedLate } from '../saved-late.ts';
import { choosingFor } from './chosen.ts';
import { AddressList } from './list.tsx';

type Listed = Data<typeof addressList>;

const append = <ButtonLink href={addressAppendAddress()}>新增收货地址</ButtonLink>;

/** The link to a new address; an empty list offers it by itself. */
const actionFor = (listed: Listed | undefined) => {
  if (!listed || listed.items.length === 0) return undefined;
  if (listed.items.length < listed.most) return append;
  return <Button disabled>最多保存 {listed.most} 个地址</Button>;
};

/**
 * `/address`: the member's addresses. With `?select=1&r=` the member chooses one of them for the
 * page that `r` names.
 */
export default function AddressListPage() {
  const called = useCall(addressList, {}, { fresh: true });
  useSavedLate(called.retry);
  const choosing = choosingFor(useSearch());
  return (
    <PageFrame title={choosing ? '选择收货地址' : '收货地址'} flush action={actionFor(called.data)}>
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 6]]} />}>
        {({ items }) =>
          items.length > 0 ? (
            <AddressList addresses={items} choosing={choosing} onChanged={called.retry} />
          ) : (
            <EmptyState text="还没有收货地址" action={append} />
          )
        }
      </Answered>
    </PageFrame>
  );
}
