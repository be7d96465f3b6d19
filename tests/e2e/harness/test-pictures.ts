import type { Page } from 'playwright-core';

/** A JPEG, half red and half blue: red above, or red on the left where it goes `across`. */
export const asJpeg = async (
  page: Page,
  width: number,
  height: number,
  way: 'down' | 'across' = 'down',
): Promise<Buffer> => {
  const content = await page.evaluate(
    ([wide, high, across]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Number(wide), Number(high)];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'blue';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'red';
      const [x, y] = across ? [canvas.width / 2, canvas.height] : [canvas.width, canvas.height / 2];
      context.fillRect(0, 0, x, y);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height, way === 'across'] as const,
  );
  return Buffer.from(content, 'base64');
};

/** The JPEG with a camera's mark that it has to be turned clockwise by a quarter. */
export const turned = (jpeg: Buffer): Buffer => {
  const tiff = '4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000';
  const body = Buffer.from(`457869660000${tiff}`, 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  const note = Buffer.concat([Buffer.from('ffe1', 'hex'), length, body]);
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]);
};

/** What a picture shows near its edges, and its size. */
export const colourAt = (page: Page, content: string) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const inside = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? [];
      return red > 200 && blue < 80 ? 'red' : blue > 200 && red < 80 ? 'blue' : 'other';
    };
    const left = inside(0.05, 0.1) === inside(0.05, 0.9) ? inside(0.05, 0.1) : 'mixed';
    const kind = base64.startsWith('/9j/') ? 'image/jpeg' : 'other';
    return { width, height, kind, top: inside(0.5, 0.05), bottom: inside(0.5, 0.95), left };
  }, content);
