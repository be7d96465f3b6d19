import type { LegalTextType } from '#schemas/site/fields.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { legalWords } from '#src/entities/site/legal-words.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';

export const legalView = (type: LegalTextType) =>
  detailView(legalText, {
    useQuery: () => ({ type }),
    ground: 'card',
    spaced: true,
    skeleton: <FormSkeleton />,
    body: (text) => <LegalText {...legalWords(text)} />,
  });
