import { legalText } from '../../../schemas/api/account.ts';
import { chinaDate } from '../../platform/china-date.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { LegalText } from '../../ui/legal-text.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const Agreement = () => (
  <Answered
    of={useCall(legalText, { type: 'agreement' })}
    skeleton={<Skeletons bones={[['lines', 8]]} />}
  >
    {({ title, updated, chapters }) => (
      <LegalText
        title={title}
        updated={updated === null ? '' : chinaDate(updated)}
        chapters={chapters}
      />
    )}
  </Answered>
);

type Props = { open: boolean; onClose: () => void };

/** What is agreed to by ordering, above the page, so that nothing that was chosen is lost. */
export const AgreementPanel = ({ open, onClose }: Props) => (
  <Sheet open={open} title="用户协议" onClose={onClose}>
    {open && <Agreement />}
  </Sheet>
);
