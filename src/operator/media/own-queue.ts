import { beginDeskMedia } from '#schemas/media/desk-endpoints.ts';
import { PARTS_OF_OPERATORS } from '#schemas/media/fields.ts';
import { createStore } from '#src/platform/storage/store.ts';
import { createQueue } from '#src/platform/upload/queue.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { sender } from '../renewal.ts';

/** Rises with each file that has arrived. */
export const arrivals = createStore(0);
/** Where new files go. */
export const chosenFolder = createStore('');

export const deskQueue = createQueue({
  base: PARTS_OF_OPERATORS,
  headers: () => ({ 'x-csrf': sender().token }),
  owner: () => `operator-${sender().id ?? ''}`,
  begin: async (file) => {
    const of = `${file.name} ${performance.now()}`;
    const wish = { ...file, checksum: '', folder: chosenFolder.get() };
    const answer = await changeByOperator(beginDeskMedia, wish, of);
    if (!answer.ok) return { reason: answer.message || '没有开始上传，请重试' };
    return { id: String(answer.data.id), upload: answer.data.upload };
  },
  onChange: () => arrivals.set(arrivals.get() + 1),
});
