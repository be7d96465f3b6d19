import { Button } from 'antd';
import { useState } from 'react';
import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const HandOut = lazyPart(
  async () => (await import('./hand-out.tsx')).HandOut,
  () => true,
);

type Address = typeof landingAddress | typeof blockLandingAddress;

type PageProps = { id: number; page: string; address: Address };

/** `page`: as learners open it, '' where the learners' site is unknown. */
export const HandedOutPage = ({ id, page, address }: PageProps) => {
  const [open, setOpen] = useState(false);
  if (page === '') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>分享链接</Button>
      {open && (
        <HandOut
          page={page}
          pathOf={(type) => address({ id, type })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const tables: Readonly<Record<string, Address>> = {
  landing: landingAddress,
  block_landing: blockLandingAddress,
};

type RowProps = Omit<PageProps, 'address'> & { table: string };

/** The same for a row of a table; nothing for tables without share pages. */
export const HandedOutRow = ({ table, ...row }: RowProps) => {
  const address = tables[table];
  return address ? <HandedOutPage {...row} address={address} /> : null;
};
