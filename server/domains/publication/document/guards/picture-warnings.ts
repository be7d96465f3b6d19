import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { fitsShape, type PictureShape, shapeOf } from '#schemas/publication/picture-shapes.ts';
import { pictureSize } from '../../../../platform/storage/fit-picture.ts';
import { fileOf, type Uploads } from '../../../../platform/storage/uploads.ts';
import type { Notice } from './notice.ts';

type Placed = { path: string; of: string; address: string; shape: PictureShape | undefined };

/** The pictures of a document, with what each is and the shape in which learners see it. */
export const picturesIn = ({ banners, icons, follow, site }: HomeDocument): Placed[] => [
  ...banners.map(({ title, thumb }, index) => {
    return {
      path: `banners.${index}.thumb`,
      of: `轮播图「${title}」的图片`,
      address: thumb,
      shape: shapeOf('轮播图', 'thumb'),
    };
  }),
  ...icons.map(({ name, thumb }, index) => {
    return {
      path: `icons.${index}.thumb`,
      of: `导航「${name}」的图标`,
      address: thumb,
      shape: shapeOf('图标导航', 'thumb'),
    };
  }),
  {
    path: 'site.logo',
    of: '站点标志',
    address: site.logo,
    shape: shapeOf('站点信息', 'logo'),
  },
  {
    path: 'site.sharePicture',
    of: '分享图片',
    address: site.sharePicture,
    shape: shapeOf('站点信息', 'sharePicture'),
  },
  {
    path: 'follow.picture',
    of: '公众号二维码',
    address: follow.picture,
    shape: shapeOf('公众号提示', 'picture'),
  },
];

const warningOf = async (
  uploads: Pick<Uploads, 'find'>,
  { path, of, address, shape }: Placed,
): Promise<Notice[]> => {
  const file = await uploads.find(fileOf(address));
  const size = file && (await pictureSize(file.path));
  if (!size || !shape || fitsShape(size, shape)) return [];
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
