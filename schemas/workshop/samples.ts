import { pageOf, sampleOf } from '../sample.ts';
import { bannerTargetList, saveWorkshopBanners, workshopBanners } from './banner-endpoints.ts';
import {
  acceptWorkshopInvite,
  makeWorkshopInvite,
  readWorkshopInvite,
  removeWorkshopMember,
  revokeWorkshopInvite,
  saveWorkshopSettings,
  workshopInvites,
  workshopMembers,
  workshopSettings,
} from './endpoints.ts';

const key = 'k';

const owner = {
  ...{ id: 5, name: '吴老师', headimg: '/media/avatar-10.svg', role: 'owner' },
  ...{ joined_at: 1_763_625_600, own: 1, removable: 0 },
};
const assistant = {
  ...{ id: 2, name: '周明远', headimg: '/media/avatar-26.svg', role: 'assistant' },
  ...{ joined_at: 1_763_712_000, own: 0, removable: 1 },
};
const settings = {
  ...{ shop: '急诊医学工作室', specialties: '急诊、心肺复苏', headimg: '/media/avatar-10.svg' },
  ...{ intro: '从事急诊工作二十年。', intro_fixed: 0, notice: '每周三晚上答疑。', qr_code: '' },
};
const invite = { id: 3, role: 'assistant', code: '3-abc', ends_at: 1_764_230_400 };
const invited = {
  ...{ name: '吴承宇', headimg: '/media/avatar-10.svg', shop: '急诊医学工作室' },
  ...{ role: 'admin', ends_at: 1_764_230_400 },
};

const banner = {
  ...{ id: 3, thumb: '/media/banner-1.svg', title: '针灸实训开班', kind: 'course', target: '31' },
  ...{ target_title: '针灸取穴与手法', target_state: 'on', shown: 1 },
};
const banners = {
  ...{ version: 4, teacher_id: 10 },
  items: [
    banner,
    {
      ...{ ...banner, id: 4, thumb: '/media/banner-2.svg', title: '周三晚上答疑', kind: 'live' },
      ...{ target: '5', target_title: '颈肩腰腿痛答疑', shown: 0 },
    },
    {
      ...{ ...banner, id: 5, thumb: '/media/banner-5.svg', title: '经络图解', kind: 'article' },
      ...{ target: '33', target_title: '一图看懂十四经', target_state: 'off' },
    },
    {
      ...{ ...banner, id: 6, thumb: '/media/banner-6.svg', title: '去年的课', target: '' },
      ...{ target_title: '', target_state: 'removed' },
    },
  ],
};
const readBanner = {
  ...{ id: '3', title: '针灸实训开班', kind: 'course', target: '31' },
  ...{ targetTitle: '', targetState: 'on', shown: true },
};
const target = { id: 31, title: '针灸取穴与手法', thumb: '/media/cover-acupuncture.svg' };

export const samples = [
  sampleOf(workshopBanners, {
    payload: {},
    tidy: banners,
    wild: { ...banners, version: '4', items: [{ ...banner, shown: '1', target_title: null }] },
    data: { version: 4, teacherId: '10', items: [readBanner] },
    states: { 空: { version: 0, teacher_id: 10, items: [] } },
  }),
  sampleOf(saveWorkshopBanners, {
    quiet: true,
    payload: {
      version: 4,
      banners: [
        {
          ...{ id: '3', thumb: '/media/banner-1.svg', title: '针灸实训开班' },
          ...{ kind: 'course', target: '31', shown: true },
        },
      ],
      key,
    },
    tidy: banners,
    wild: { ...banners, version: '5', items: [] },
    data: { version: 5, items: [] },
  }),
  sampleOf(bannerTargetList, {
    payload: { kind: 'course', page: 1 },
    tidy: pageOf([target, { ...target, id: 32, title: '推拿手法入门' }]),
    wild: { data: [{ ...target, thumb: null }], last_page: '2' },
    data: { items: [{ id: '31', title: '针灸取穴与手法', thumb: '' }], pageCount: 2 },
    states: { 空: pageOf([]) },
  }),
  sampleOf(workshopSettings, {
    payload: {},
    tidy: settings,
    wild: { ...settings, intro_fixed: '1', intro: null, notice: null },
    data: { shop: '急诊医学工作室', introFixed: true, intro: '', notice: '', qrCode: '' },
  }),
  sampleOf(saveWorkshopSettings, {
    payload: {
      ...{ shop: '急诊工作室', specialties: '急诊、心肺复苏', intro: '介绍', notice: '' },
      ...{ avatar: '/uploads/a.png', qr_code: '', key },
    },
  }),
  sampleOf(workshopMembers, {
    payload: {},
    tidy: {
      ...{ name: '吴承宇', shop: '急诊医学工作室', role: 'owner' },
      members: [owner, assistant],
    },
    wild: { name: '吴承宇', shop: null, role: 'admin', members: [{ ...owner, own: '0' }] },
    data: { name: '吴承宇', shop: '', role: 'admin', members: [{ id: '5', own: false }] },
  }),
  sampleOf(removeWorkshopMember, { payload: { id: '2', key } }),
  sampleOf(workshopInvites, {
    payload: {},
    tidy: { role: 'owner', items: [invite, { ...invite, id: 4, role: 'admin', code: '4-abc' }] },
    wild: { role: 'admin', items: [{ ...invite, ends_at: 1893456000 }] },
    data: { role: 'admin', items: [{ id: '3', endsAt: 1_893_456_000_000 }] },
  }),
  sampleOf(makeWorkshopInvite, { payload: { role: 'assistant', key } }),
  sampleOf(revokeWorkshopInvite, { payload: { id: '3', key } }),
  sampleOf(readWorkshopInvite, {
    payload: { code: '3-abc' },
    tidy: invited,
    wild: { ...invited, shop: null, ends_at: 1893456000 },
    data: { name: '吴承宇', shop: '', role: 'admin', endsAt: 1_893_456_000_000 },
  }),
  sampleOf(acceptWorkshopInvite, { payload: { code: '3-abc', key } }),
];
