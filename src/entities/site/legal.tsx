import { type LegalText as LegalType, legalText } from '../../../schemas/api/account.ts';
import { legalWords } from '../../platform/legal-words.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered } from '../../ui/answered.tsx';
import { LegalText } from '../../ui/legal-text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FormSkeleton } from '../../ui/skeleton/form.tsx';

export const legalTitles: Readonly<Record<LegalType, string>> = {
  agreement: '用户协议',
  privacy: '隐私政策',
  purchase: '购买协议',
};

/** A legal text, chapter by chapter. */
export const Legal = ({ type }: { type: LegalType }) => (
  <Answered of={useCall(legalText, { type })} skeleton={<FormSkeleton />}>
    {(text) => <LegalText {...legalWords(text)} />}
  </Answered>
);

type PanelProps = { type: LegalType | undefined; onClose: () => void };

/** A legal text above the page: its own page is for members only. */
export const LegalPanel = ({ type, onClose }: PanelProps) => (
  <Sheet open={type !== undefined} title={type ? legalTitles[type] : ''} onClose={onClose}>
    {type && <Legal type={type} />}
  </Sheet>
);
