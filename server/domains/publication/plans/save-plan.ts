import { isDeepStrictEqual } from 'node:util';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { savePlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { assertEditable, changesOf, lockPlan, planDraft, titled, turnPlan } from './plan.ts';

/**
 * One of simultaneous saves of a version is kept, and the plan is being edited by that, whatever it was. Refuses
 * `planUnknown`, `planOver`, `planInReview`.
 */
export const savePlan: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, version, document: given },
) => {
  const read = readDraftDocument(given);
  if (!read.ok) return unchanged({ outcome: 'faulty', faults: read.faults });
  const plan = await lockPlan(db, id);
  assertEditable(plan);
  if (plan.version !== version) return unchanged({ outcome: 'stale', draft: planDraft(plan) });
  const { document } = read;
  if (isDeepStrictEqual(document, plan.document)) return unchanged({ outcome: 'saved', version });
  const saved = version + 1;
  const told = changesOf(plan.base, document);
  const words = `第 ${saved} 稿，共 ${told.count} 处改动`;
  await turnPlan(
    db,
    plan,
    { kind: 'saved', words, who: operator, now },
    {
      ...{ state: 'editing', version: saved, document, ...told },
      ...{ author: operator.name, savedAt: new Date(now) },
    },
  );
  const begins = `保存${titled(plan)}`;
  const again = plan.state === 'approved' ? '（须重新送审）' : '';
  const text = `${begins}第 ${saved} 稿${again}：${changesLine(plan.document, document)}`;
  await writeAudit(db, { who: operator, action: 'save-plan', text, now, begins });
  return { outcome: 'saved', version: saved };
};
