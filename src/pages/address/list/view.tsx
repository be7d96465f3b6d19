import { useSearch } from 'wouter';
import { addressAppendAddress } from '#schemas/address/addresses.ts';
import { addressList } from '#schemas/address/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { useSavedLate } from '../saved-late.ts';
import { choosingFor } from './chosen.ts';
import { AddressList } from './list.tsx';

type Listed = Data<typeof addressList>;

const append = <ButtonLink href={addressAppendAddress()}>新增收货地址</ButtonLink>;

/** Nothing for an empty list, which has a link of its own. */
const actionFor = (listed: Listed) => {
  if (listed.items.length === 0) return undefined;
  if (listed.items.length < listed.most) return append;
  return <Button disabled>最多保存 {listed.most} 个地址</Button>;
};

const useChoosing = (): string => choosingFor(useSearch());

/**
 * `/address`: the member's addresses. With `?select=1&r=` the member chooses one of them for the
 * page that `r` names.
 */
export default detailView(addressList, {
  fresh: true,
  flush: true,
  shapes: [['lines', 6]],
  useTitle: () => (useChoosing() ? '选择收货地址' : '收货地址'),
  useReread: useSavedLate,
  useParts: (listed, { retry }) => {
    const choosing = useChoosing();
    const { items } = listed;
    const body =
      items.length > 0 ? (
        <AddressList addresses={items} choosing={choosing} onChanged={retry} />
      ) : (
        <EmptyState text="还没有收货地址" action={append} />
      );
    return { action: actionFor(listed), body };
  },
});
