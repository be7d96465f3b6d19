import { beginMedia } from '#schemas/media/endpoints.ts';
import { PARTS_OF_MEMBERS } from '#schemas/media/fields.ts';
import { sessionUser, token } from '#src/platform/session/session.ts';
import { createStore } from '#src/platform/storage/store.ts';
import { createQueue } from '#src/platform/upload/queue.ts';
import { change } from '#src/platform/writing/change.ts';

/** Rises with each file that has arrived. */
export const arrivals = createStore(0);

/** Goes on while the member looks at other pages. */
export const ownQueue = createQueue({
  base: PARTS_OF_MEMBERS,
  headers: () => ({ token: token() }),
  owner: () => String(Object(sessionUser()).id ?? ''),
  begin: async (file) => {
    const of = `${file.name} ${file.bytes} ${performance.now()}`;
    const answer = await change(beginMedia, { ...file, checksum: '' }, of);
    return answer.ok ? answer.data : { reason: answer.message || '没有开始上传，请重试' };
  },
  onChange: () => arrivals.set(arrivals.get() + 1),
});
