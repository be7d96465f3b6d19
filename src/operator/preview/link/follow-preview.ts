import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { readPreview } from '#schemas/publication/preview-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Data, RefusalName } from '#schemas/wire/define-endpoint.ts';
import type { Failed } from '#src/platform/calls/answered.ts';
import { call } from '#src/platform/calls/call.ts';
import { createStore, type Store } from '#src/platform/storage/store.ts';

/** `until`: when the link ends, in ms. */
type PreviewState =
  | { kind: 'waiting' }
  | { kind: 'shown'; draft: Store<HomeDocument>; until: number }
  | { kind: 'closed'; title: string; advice: string };

export type Preview = { state: Store<PreviewState>; refresh: () => Promise<void> };

type Refused = RefusalName<typeof readPreview>;

const ASK_FOR_ANOTHER = '请联系发来链接的同事，重新发一个';

const advices: Partial<Record<Refused, string>> = {
  previewUnknown: '请打开完整的链接，或请同事重新发一个',
  previewExpired: ASK_FOR_ANOTHER,
  previewRevoked: ASK_FOR_ANOTHER,
};

const expired: PreviewState = {
  kind: 'closed',
  title: publicationRefusals.previewExpired.message,
  advice: ASK_FOR_ANOTHER,
};

/** The shown draft stays where only the network is at fault. */
const afterFailure = (before: PreviewState, failed: Failed<Refused>): PreviewState => {
  const advice = failed.refusal && advices[failed.refusal];
  if (advice) return { kind: 'closed', title: failed.message, advice };
  if (before.kind === 'shown') return before;
  const why = failed.message || '可能是网络不稳定，请稍后重试';
  return { kind: 'closed', title: '预览暂时没有打开', advice: why };
};

const afterAnswer = (
  before: PreviewState,
  { document: given, until }: Data<typeof readPreview>,
): PreviewState => {
  const read = readDraftDocument(given);
  if (!read.ok)
    return {
      kind: 'closed',
      title: '这份草稿还不能预览',
      advice: '请刷新页面；仍然如此时请联系发来链接的同事',
    };
  if (before.kind !== 'shown')
    return { kind: 'shown', draft: createStore<HomeDocument>(read.document), until };
  before.draft.set(read.document);
  return { ...before, until };
};

/** Each refresh shows the draft as it is then, until the link ends. */
export const followPreview = (token: string): Preview => {
  const state = createStore<PreviewState>({ kind: 'waiting' });
  let end: ReturnType<typeof setTimeout> | undefined;
  const refresh = async (): Promise<void> => {
    const answer = await call(readPreview, { token });
    if (!answer.ok) return state.set(afterFailure(state.get(), answer));
    const { until, now } = answer.data;
    clearTimeout(end);
    // by the time left on the server's clock: the phone's may be wrong, and its network gone by then
    end = setTimeout(() => state.set(expired), until - now);
    state.set(afterAnswer(state.get(), answer.data));
  };
  return { state, refresh };
};
