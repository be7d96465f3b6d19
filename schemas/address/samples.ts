import { sampleOf } from '../sample.ts';
import {
  addressDetail,
  addressList,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './endpoints.ts';

export const homeAddress = {
  id: 1,
  receiver: '周明远',
  phone: '139****0002',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 268 号华星时代花园 3 幢 2 单元 1502 室',
  tag: '家',
  is_default: 1,
};

export const longAddress = {
  id: 2,
  receiver: '阿不都热合曼·买买提艾力·阿卜杜拉',
  phone: '138****0012',
  province: '新疆维吾尔自治区',
  city: '巴音郭楞蒙古自治州',
  county: '焉耆回族自治县',
  detail: '人民东路 41 号建设银行家属院东区 6 号楼 1 单元 301 室，到了请先打电话，楼下有快递柜',
  tag: '父母家',
  is_default: 0,
};

const address = (id: number) => ({ ...homeAddress, id, is_default: id === 1 ? 1 : 0, tag: '' });

export const many = Array.from({ length: 20 }, (_, index) => address(index + 1));

const key = 'k';

const sent = {
  ...{ receiver: '林静', phone: '13812345678', detail: '科技园 1 号楼', tag: '家' },
  ...{ province: '广东省', city: '深圳市', county: '南山区' },
};

const wire = { ...sent, id: 9, is_default: '1' };
const read = { ...sent, id: '9', isDefault: true };

export const samples = [
  sampleOf(addressList, {
    payload: {},
    tidy: {
      data: [homeAddress, longAddress, { ...homeAddress, id: 3, is_default: 0 }],
      most: 20,
    },
    wild: { data: [wire, { ...wire, id: 10, tag: null, is_default: 0 }, { id: 11 }], most: '20' },
    data: { items: [read, { ...read, id: '10', tag: '', isDefault: false }], most: 20 },
  }),
  sampleOf(addressDetail, {
    payload: { id: '9' },
    tidy: { ...homeAddress, phone: '13900000002' },
    wild: wire,
    data: read,
  }),
  sampleOf(saveAddress, {
    payload: { ...sent, id: '', isDefault: true, key },
    tidy: { id: '9' },
    data: { id: '9' },
  }),
  sampleOf(removeAddress, { payload: { id: '9', key } }),
  sampleOf(setDefaultAddress, { payload: { id: '9', key } }),
];
