import type { revokePreviewLinks as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { beginPreviewRound } from '../draft.ts';

export const revokePreviewLinks: Verb<typeof endpoint> = async ({ db, operator, now }) => {
  await beginPreviewRound(db);
  const text = '让草稿和方案的所有预览链接失效';
  await writeAudit(db, { who: operator, action: 'preview-link', text, now });
  return {};
};
