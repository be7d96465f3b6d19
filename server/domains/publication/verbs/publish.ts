import {
  type ConsoleServices,
  idempotentCall,
  keepAudit,
  type OperatorVerb,
} from '../../operator/index.ts';
import { changesLine, withNote } from '../audit-words.ts';
import { publishable } from '../publishable.ts';
import { headView, liveRelease, putLive } from '../releases.ts';

type Verb = OperatorVerb<'publish'>;

/** Publishes once; a repeated request is told so. */
export const publish =
  (services: ConsoleServices): Verb =>
  async (context, payload) => {
    let repeated = true;
    const carryOut = idempotentCall(
      services,
      'publish',
      async ({ db, operator, now }, { version, note }) => {
        repeated = false;
        const ready = await publishable(db, version);
        if ('hindrance' in ready) return { done: false, answer: ready.hindrance };
        const { document } = ready.draft;
        const before = await liveRelease(db);
        const own = { kind: 'publish', author: operator.name, note, document, now } as const;
        const release = headView(await putLive(db, own));
        const text = `发布第 ${release.id} 版：${changesLine(before.document, document)}`;
        await keepAudit(db, { who: operator, action: 'publish', text: withNote(text, note), now });
        return { done: true, answer: { outcome: 'published', release, repeated } };
      },
    );
    const answer = await carryOut(context, payload);
    return answer.outcome === 'published' ? { ...answer, repeated } : answer;
  };
