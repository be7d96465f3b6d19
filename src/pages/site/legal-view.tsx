import type { LegalTextType } from '../../../schemas/site/fields.ts';
import { legalText } from '../../../schemas/site/text-endpoints.ts';
import { LegalText } from '../../entities/site/legal-text.tsx';
import { legalWords } from '../../entities/site/legal-words.ts';
import { detailView } from '../../page-kinds/detail-view.tsx';
import { FormSkeleton } from '../../ui/skeleton/form.tsx';

/** A legal text, chapter by chapter. */
export const legalView = (type: LegalTextType) =>
  detailView(legalText, {
    useAsked: () => ({ type }),
    ground: 'card',
    spaced: true,
    skeleton: <FormSkeleton />,
    body: (text) => <LegalText {...legalWords(text)} />,
  });
