import { uploadingAddress } from '#schemas/media/addresses.ts';
import { mediaList } from '#schemas/media/endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(uploadingAddress, {
    title: '上传与素材',
    access: 'member',
    back: myAddress,
    reads: [first(mediaList, {}, { page: 1 })],
    view: () => import('./uploading/view.tsx'),
  }),
];
