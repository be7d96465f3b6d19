import { pointsEntries } from '#schemas/points/endpoints.ts';
import { useLedgerChoice } from '#src/entities/wallet/ledger-choice.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { pointsRows } from '../rows.tsx';

export default listView(pointsEntries, { ...pointsRows, useChoice: useLedgerChoice });
