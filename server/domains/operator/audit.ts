import type { AuditAction } from '../../../schemas/api/operator/reports.ts';
import { describeChanges } from '../../../schemas/operator/describe-changes.ts';
import type { HomeDocument } from '../../../schemas/operator/home-document.ts';
import type { Database } from '../../db/database.ts';
import { operatorAudit } from '../../db/tables/operator.ts';

/** Who did it where nobody did: the server by itself. */
export const SYSTEM = { id: null, name: '系统' } as const;

type Entry = {
  who: { id: number | null; name: string };
  action: AuditAction;
  text: string;
  now: number;
};

/** Writes down what is being done, in the same transaction. */
export const keepAudit = async (tx: Database, { who, action, text, now }: Entry): Promise<void> => {
  await tx
    .insert(operatorAudit)
    .values({ at: new Date(now), operatorId: who.id, name: who.name, action, text });
};

const MOST_TOLD = 6;

/** What changed, in one line. */
export const changesLine = (before: HomeDocument, after: HomeDocument): string => {
  const texts = describeChanges(before, after).map(({ text }) => text);
  const told = texts.slice(0, MOST_TOLD).join('；') || '内容没有变化';
  return texts.length > MOST_TOLD ? `${told}……共 ${texts.length} 处` : told;
};

export const withNote = (text: string, note: string): string =>
  note ? `${text}，说明：${note}` : text;
