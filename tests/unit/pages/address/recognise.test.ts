import { beforeAll, describe, expect, test } from 'vitest';
import { loadRegions } from '#src/entities/address/regions.ts';
import { type Recognised, recogniseAddress } from '#src/pages/address/form/recognise.ts';

let all: Awaited<ReturnType<typeof loadRegions>>;

beforeAll(async () => {
  all = await loadRegions();
});

const nanshan = ['广东省', '深圳市', '南山区'];
const whole: Recognised = {
  ...{ receiver: '林静', phone: '13812345678', region: nanshan, detail: '科技园科苑路 15 号' },
};

describe('a pasted address', () => {
  test.each([
    '林静 13812345678 广东省深圳市南山区科技园科苑路 15 号',
    '林静，138-1234-5678，广东省深圳市南山区科技园科苑路 15 号',
    '收货人：林静\n手机号码：+86 138 1234 5678\n所在地区：广东省深圳市南山区\n详细地址：科技园科苑路 15 号',
    '姓名:林静\n电话:8613812345678\n地址:广东 深圳 南山 科技园科苑路 15 号',
    '广东省深圳市南山区科技园科苑路 15 号\n林静 13812345678',
    '深圳市南山区科技园科苑路 15 号 林静13812345678',
    '广东 深圳 南山 科技园科苑路 15 号 林静 13812345678',
    '１３８１２３４５６７８　林静　广东省　深圳市　南山区　科技园科苑路 15 号',
  ])('is told apart: %j', (text) => {
    expect(recogniseAddress(text, all)).toEqual(whole);
  });

  test.each([
    ['北京市东城区东单北大街 53 号', ['北京市', '北京市', '东城区'], '东单北大街 53 号'],
    ['北京市北京市东城区东单北大街', ['北京市', '北京市', '东城区'], '东单北大街'],
    ['江苏省昆山市前进中路 1 号', ['江苏省', '苏州市', '昆山市'], '前进中路 1 号'],
    ['湖北省仙桃市沔州大道', ['湖北省', '省直辖县', '仙桃市'], '沔州大道'],
    [
      '新疆巴音郭楞蒙古自治州库尔勒市人民东路',
      ['新疆维吾尔自治区', '巴音郭楞蒙古自治州', '库尔勒市'],
      '人民东路',
    ],
    ['内蒙古呼和浩特市赛罕区大学西街', ['内蒙古自治区', '呼和浩特市', '赛罕区'], '大学西街'],
    ['广西南宁青秀区民族大道', ['广西壮族自治区', '南宁市', '青秀区'], '民族大道'],
    ['吉林省吉林市船营区', ['吉林省', '吉林市', '船营区'], undefined],
    ['浙江杭州余杭文一西路 969 号', ['浙江省', '杭州市', '余杭区'], '文一西路 969 号'],
    ['广东省东莞市长安镇振安路', ['广东省', '东莞市', '长安镇'], '振安路'],
    ['香港特别行政区九龙油尖旺区弥敦道', ['香港特别行政区', '九龙', '油尖旺区'], '弥敦道'],
  ])('names its region whole: %s', (text, region, detail) => {
    const found = recogniseAddress(text, all);
    expect([found.region, found.detail]).toEqual([region, detail]);
  });

  test('is told apart where a name is also that of a city', () => {
    const text = '安康 13812345678 广东省深圳市南山区科技园科苑路 15 号';
    expect(recogniseAddress(text, all)).toEqual({ ...whole, receiver: '安康' });
  });

  test('gives what there is of it', () => {
    expect(recogniseAddress('13812345678', all)).toEqual({ phone: '13812345678' });
    expect(recogniseAddress('林静', all)).toEqual({ receiver: '林静' });
    expect(recogniseAddress('', all)).toEqual({});
    expect(recogniseAddress('订单 20261121138123456780001', all).phone).toBeUndefined();
    expect(recogniseAddress('人民路 3 号', all)).toEqual({ detail: '人民路 3 号' });
    expect(recogniseAddress('林静 13812345678 南山区 3 栋', []).region).toBeUndefined();
  });

  test('of any length is read at once', () => {
    const long = '广东省深圳市南山区'.repeat(500);
    expect(recogniseAddress(long, all).region).toEqual(nanshan);
  });
});
