import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** So large a picture that a smaller one of it is smaller in bytes as well. */
const noisy = (width: number, height: number) => {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 16;
  };
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, next));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

export const jpegOf = (width: number, height: number): Promise<Buffer> =>
  noisy(width, height).jpeg().toBuffer();

export const pngOf = (width: number, height: number): Promise<Buffer> =>
  noisy(width, height).png().toBuffer();

/** A JPEG that lies on its side, as cameras store them, with what they add. */
export const jpegOnItsSide = (width: number, height: number): Promise<Buffer> =>
  noisy(height, width)
    .withExif({
      IFD0: { Copyright: 'whoever took it', Model: 'a camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A picture of one colour: few bytes, and as many pixels as asked. */
export const flatPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

export const moving = (format: 'gif' | 'webp'): Promise<Buffer> => {
  const [width, pageHeight] = [300, 200];
  const pixels = Buffer.alloc(width * pageHeight * 2 * 3, 9).fill(200, width * pageHeight * 3);
  return sharp(pixels, { raw: { width, height: pageHeight * 2, channels: 3, pageHeight } })
    .toFormat(format)
    .toBuffer();
};

/** A PNG that says it is so large, and holds next to nothing. */
export const pngHead = (width: number, height: number): Buffer => {
  const head = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  const [length, seal] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(13);
  seal.writeUInt32BE(crc32(head));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = Buffer.from('0000000049444154', 'hex');
  return Buffer.concat([signature, length, head, seal, data, Buffer.alloc(4)]);
};

export const movingPng = async (): Promise<Buffer> => {
  const still = await pngOf(300, 200);
  const control = Buffer.concat([Buffer.from('acTL'), Buffer.from('0000000100000000', 'hex')]);
  const [length, seal] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  seal.writeUInt32BE(crc32(control));
  // behind the head of 33 bytes
  return Buffer.concat([still.subarray(0, 33), length, control, seal, still.subarray(33)]);
};

/** Width and height of an AVIF, as its first box of that kind tells them. */
const sizeOfAvif = (bytes: Buffer): readonly number[] => {
  const box = bytes.indexOf('ispe');
  return [box + 8, box + 12].map((at) => bytes.readUInt32BE(at));
};

export const lookAt = async (bytes: Buffer) => {
  if (bytes.subarray(4, 12).toString() === 'ftypavif')
    return { format: 'avif', size: sizeOfAvif(bytes), tagged: bytes.includes('Exif') };
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { format, size: [width, height], tagged: exif !== undefined };
};
