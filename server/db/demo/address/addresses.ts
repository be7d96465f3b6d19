import { asc } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { addressTable } from '../../tables/address.ts';
import { member } from '../../tables/member.ts';

const home = {
  receiver: '周明远',
  phone: '13900000002',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 268 号华星时代花园 3 幢 2 单元 1502 室',
  tag: '家',
};

const hospital = {
  ...home,
  county: '上城区',
  detail: '庆春路 79 号住院楼 9 楼心内科护士站',
  tag: '医院',
};

const parents = {
  ...home,
  receiver: '周建国',
  phone: '13800000012',
  province: '新疆维吾尔自治区',
  city: '巴音郭楞蒙古自治州',
  county: '库尔勒市',
  detail: '人民东路 41 号建设银行家属院 6 号楼 1 单元 301 室',
  tag: '',
};

const doctors = {
  receiver: '陈医生',
  phone: '13900000004',
  province: '北京市',
  city: '北京市',
  county: '东城区',
  detail: '东单北大街 53 号门诊楼 4 层',
  tag: '医院',
};

const teachers = {
  ...doctors,
  receiver: '吴老师',
  phone: '13900000005',
  county: '西城区',
  detail: '西直门南大街 11 号教学楼 3 层 305 室',
};

export const insertAddress = async (db: Database, now: number): Promise<void> => {
  const members = await db.select({ id: member.id }).from(member).orderBy(asc(member.id)).limit(5);
  const [, vip, , doctor, teacher] = members;
  if (!vip || !doctor || !teacher) return;
  const savedAt = new Date(now);
  await db.insert(addressTable).values([
    { ...parents, memberId: vip.id, savedAt },
    { ...home, memberId: vip.id, isDefault: true, savedAt },
    { ...hospital, memberId: vip.id, savedAt },
    { ...doctors, memberId: doctor.id, isDefault: true, savedAt },
    { ...teachers, memberId: teacher.id, isDefault: true, savedAt },
  ]);
};
