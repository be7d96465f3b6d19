import { addressApi } from '#schemas/address/endpoints.ts';

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

/** Answers for the pages of addresses, in the wire's form. */
export const answers = {
  [addressApi.addressList.path]: {
    data: [homeAddress, longAddress, { ...homeAddress, id: 3, is_default: 0 }],
    most: 20,
  },
  [addressApi.addressDetail.path]: { ...homeAddress, phone: '13900000002' },
  [addressApi.saveAddress.path]: { id: 1 },
  [addressApi.removeAddress.path]: {},
  [addressApi.setDefaultAddress.path]: {},
};
