import { signAddress } from '#schemas/points/addresses.ts';
import type { PointsEntry } from '#schemas/points/endpoints.ts';
import { EntryRow } from '#src/entities/wallet/entry-row.tsx';

export const pointsRows = {
  label: '积分明细',
  rowHeight: 76,
  skeleton: 'compact',
  empty: { text: '这里还没有积分记录', link: '去签到领积分', to: signAddress() },
  row: ({ title, at, way, amount, balance, link }: PointsEntry) => (
    <EntryRow
      title={title}
      at={at}
      way={way}
      amount={String(amount)}
      foot={`剩余 ${balance}`}
      href={link}
    />
  ),
} as const;
