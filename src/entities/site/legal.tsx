import type { LegalTextType } from '#schemas/site/fields.ts';
import { legalTitles } from '#schemas/site/legal-titles.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';
import { Answered } from '#src/ui/state/answered.tsx';
import { LegalText } from './legal-text.tsx';
import { legalWords } from './legal-words.ts';

const Legal = ({ type }: { type: LegalTextType }) => (
  <Answered of={useCall(legalText, { type })} skeleton={<FormSkeleton />}>
    {(text) => <LegalText {...legalWords(text)} />}
  </Answered>
);

type PanelProps = { type: LegalTextType | undefined; onClose: () => void };

/** A legal text in a panel above the page, for readers who cannot open its own page. */
export const LegalPanel = ({ type, onClose }: PanelProps) => (
  <Sheet open={type !== undefined} title={type ? legalTitles[type] : ''} onClose={onClose}>
    {type && <Legal type={type} />}
  </Sheet>
);
