import { legalText } from '#schemas/site/text-endpoints.ts';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { legalWords } from '#src/entities/site/legal-words.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';

const Agreement = ({ version }: { version: number }) => (
  <Answered
    of={useCall(legalText, { type: 'purchase', version })}
    skeleton={<Skeletons shapes={[['lines', 8]]} />}
  >
    {(text) => <LegalText {...legalWords(text)} />}
  </Answered>
);

type Props = { version: number; open: boolean; onClose: () => void };

/** In a panel, so that the page keeps its choices. */
export const AgreementPanel = ({ version, open, onClose }: Props) => (
  <Sheet open={open} title="购买协议" onClose={onClose}>
    {open && <Agreement version={version} />}
  </Sheet>
);
