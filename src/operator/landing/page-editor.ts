import {
  type ReadBlockLanding,
  readBlockLanding,
  saveBlockLanding,
} from '#schemas/landing/desk-endpoints.ts';
import { callOperator } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { createDraftEditor, type DraftEditor } from '../draft-editor/draft-editor.ts';
import type { SignedOperator } from '../session.ts';

type Opened = {
  operator: SignedOperator;
  first: ReadBlockLanding;
  onRead: (page: ReadBlockLanding) => void;
};

export const createPageEditor = ({ operator, first, onRead }: Opened): DraftEditor => {
  const { id } = first.head;
  return createDraftEditor(operator, first, undefined, {
    savedAs: `landing-${id}`,
    noun: '草稿',
    isOpen: () => true,
    read: async () => {
      const answer = await callOperator(readBlockLanding, { id });
      if (answer.ok) onRead(answer.data);
      return answer;
    },
    save: ({ version, document }) => changeByOperator(saveBlockLanding, { id, version, document }),
  });
};
