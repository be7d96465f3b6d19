import { legalText } from '../../../schemas/api/account.ts';
import { legalWords } from '../../platform/legal-words.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { LegalText } from '../../ui/legal-text.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const Agreement = ({ version }: { version: number }) => (
  <Answered
    of={useCall(legalText, { type: 'purchase', version })}
    skeleton={<Skeletons bones={[['lines', 8]]} />}
  >
    {(text) => <LegalText {...legalWords(text)} />}
  </Answered>
);

type Props = { version: number; open: boolean; onClose: () => void };

/** A version of what is agreed to by ordering, above the page, so that nothing chosen is lost. */
export const AgreementPanel = ({ version, open, onClose }: Props) => (
  <Sheet open={open} title="购买协议" onClose={onClose}>
    {open && <Agreement version={version} />}
  </Sheet>
);
