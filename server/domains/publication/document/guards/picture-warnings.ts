import type { HomeDocument } from '../../../../../schemas/publication/home-document.ts';
import { type PictureSize, pictureSize } from '../../../../platform/storage/fit-picture.ts';
import { fileOf, type Uploads } from '../../../../platform/storage/uploads.ts';
import type { Notice } from './notice.ts';

/** Width by height, and what an operator is asked for. */
type Shape = { ratio: number; words: string };

/** As learners' pages draw them (`src/ui/media/picture.module.css`). */
const banner: Shape = { ratio: 345 / 150, words: '宽约为高 2.3 倍的横图，例如 1035×450' };
const square: Shape = { ratio: 1, words: '正方形的图，例如 400×400' };

/** By how much a shape may differ before it is told. */
const SLACK = 1.2;

type Placed = { path: string; of: string; address: string; shape: Shape };

const picturesIn = ({ banners, icons, follow, site }: HomeDocument): Placed[] => [
  ...banners.map(({ title, thumb }, index) => {
    return {
      path: `banners.${index}.thumb`,
      of: `轮播图「${title}」的图片`,
      address: thumb,
      shape: banner,
    };
  }),
  ...icons.map(({ name, thumb }, index) => {
    return {
      path: `icons.${index}.thumb`,
      of: `导航「${name}」的图标`,
      address: thumb,
      shape: square,
    };
  }),
  { path: 'site.logo', of: '站点标志', address: site.logo, shape: square },
  { path: 'site.sharePicture', of: '分享图片', address: site.sharePicture, shape: square },
  { path: 'follow.picture', of: '公众号二维码', address: follow.picture, shape: square },
];

const fits = ({ width, height }: PictureSize, { ratio }: Shape): boolean => {
  const off = width / height / ratio;
  return off <= SLACK && off >= 1 / SLACK;
};

const warningOf = async (
  uploads: Pick<Uploads, 'find'>,
  { path, of, address, shape }: Placed,
): Promise<Notice[]> => {
  const file = await uploads.find(fileOf(address));
  const size = file && (await pictureSize(file.path));
  if (!size || fits(size, shape)) return [];
  const text = `${of}是 ${size.width}×${size.height}，显示时会被裁掉或压扁：请换成${shape.words}`;
  return [{ section: '', text, at: path }];
};

/** Uploaded pictures of another shape than that in which learners see them. */
export const pictureWarnings = async (
  uploads: Pick<Uploads, 'find'>,
  document: HomeDocument,
): Promise<Notice[]> => {
  const told = await Promise.all(picturesIn(document).map((one) => warningOf(uploads, one)));
  return told.flat();
};
