/** Rejects with `unread`, words for a person. */
export const asDataUrl = (blob: Blob, unread = '这张图片无法读取'): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(unread)));
    reader.readAsDataURL(blob);
  });
