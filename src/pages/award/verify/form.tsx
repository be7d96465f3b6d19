import { verifyAddress } from '#schemas/award/addresses.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { Card } from '#src/ui/card/cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';

/** As long as a number with its strokes, and some room for blanks. */
const LONGEST = 24;

/** Asks for the number of a certificate. */
export const VerifyForm = ({ number = '' }: { number?: string }) => (
  <Card title="查验证书">
    <SearchField
      label="证书编号"
      placeholder="输入证书上的编号"
      value={number}
      longest={LONGEST}
      onSearch={(typed) => typed && navigate(verifyAddress({ no: typed }), { replace: true })}
    />
  </Card>
);
