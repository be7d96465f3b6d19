/** A blob as a `data:` address. Rejects with words for a person. */
export const asDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('这张图片无法读取')));
    reader.readAsDataURL(picture);
  });
