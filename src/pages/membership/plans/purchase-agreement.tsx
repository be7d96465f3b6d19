import { useState } from 'react';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { legalWords } from '#src/entities/site/legal-words.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** A link to the agreement that ordering a card implies; nothing where the shop has none. */
export const PurchaseAgreement = () => {
  const { data } = useCall(legalText, { type: 'purchase' });
  const [open, setOpen] = useState(false);
  if (!data || data.chapters.length === 0) return null;
  return (
    <Line kind="meta" tone="tertiary" justify="center" wrap padBlock={8}>
      <span>购买会员卡前请阅读</span>
      <TextButton onClick={() => setOpen(true)}>《购买协议》</TextButton>
      <Sheet open={open} title="购买协议" onClose={() => setOpen(false)}>
        {open && <LegalText {...legalWords(data)} />}
      </Sheet>
    </Line>
  );
};
