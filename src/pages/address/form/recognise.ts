import type { AddressValues } from './values.ts';

type Division = { name: string; below: readonly Division[] };

/** The recognised fields of an address; a field that was not recognised is missing. */
export type Recognised = Partial<Pick<AddressValues, 'receiver' | 'phone' | 'region' | 'detail'>>;

const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|地区|详细地址|收货地址|地址)\s*[:：]/g;
const PHONE = /(^|\D)(?:\+?86[\s-]?)?(1[2-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/;
const BETWEEN = /[\s,，;；。、|/]+/;
/** Characters of places that no name of a person contains. */
const LOCATION_SIGN = /[省市区县旗镇乡村路街道巷弄号栋幢楼室园院厦苑\d]/;
const LONGEST_NAME = 10;

/** The short form of a division's name; at least two characters stay. */
const shortOf = (name: string): string => {
  const short = name.replace(
    /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|地区|[^\s]{2,}族自治[州县]|省|市|区|县|盟)$/u,
    '',
  );
  return short.length > 1 ? short : name;
};

type Begun = { division: Division; rest: string };

const begins = (text: string, list: readonly Division[]): Begun | undefined => {
  for (const nameOf of [({ name }: Division) => name, ({ name }: Division) => shortOf(name)]) {
    const division = list.find((one) => text.startsWith(nameOf(one)));
    if (division) return { division, rest: text.slice(nameOf(division).length).trim() };
  }
  return undefined;
};

type Found = { region: string[]; rest: string };

const countyOf = (
  text: string,
  province: string,
  cities: readonly Division[],
): Found | undefined => {
  for (const city of cities) {
    const county = begins(text, city.below);
    if (county) return { region: [province, city.name, county.division.name], rest: county.rest };
  }
  return undefined;
};

/** The region with which a text begins; province or city may be left out. undefined for none. */
const regionOf = (text: string, all: readonly Division[]): Found | undefined => {
  const province = begins(text, all);
  const inside = province ? [province.division] : all;
  const after = province?.rest ?? text;
  for (const { name, below } of inside) {
    const city = begins(after, below);
    if (!city) continue;
    const county = begins(city.rest, city.division.below);
    const region = [name, city.division.name, ...(county ? [county.division.name] : [])];
    return { region, rest: county?.rest ?? city.rest };
  }
  return province ? countyOf(after, province.division.name, province.division.below) : undefined;
};

const isName = (piece: string): boolean =>
  piece.length > 1 && piece.length <= LONGEST_NAME && !LOCATION_SIGN.test(piece);

const phoneIn = (text: string) => {
  const match = PHONE.exec(text);
  if (!match) return { rest: text };
  const [whole, before = '', ...digits] = match;
  return { phone: digits.join(''), rest: text.replace(whole, `${before} `) };
};

/** The most detailed region among the pieces, and the text before and after it. */
const regionAmong = (pieces: readonly string[], all: readonly Division[]) =>
  pieces
    .flatMap((_, at) => {
      const found = regionOf(pieces.slice(at).join(' '), all);
      return found ? [{ ...found, before: pieces.slice(0, at) }] : [];
    })
    .sort((one, other) => other.region.length - one.region.length)[0];

/**
 * Recognises name, phone, region and detail, in any order, in a text copied from a chat or a parcel
 * label. `all`: the provinces with all divisions below them.
 */
export const recogniseAddress = (text: string, all: readonly Division[]): Recognised => {
  const { phone, rest } = phoneIn(text.normalize('NFKC').replace(LABELS, ' '));
  const pieces = rest.split(BETWEEN).filter(Boolean);
  const found = regionAmong(pieces, all);
  const after = found ? found.rest.split(' ').filter(Boolean) : pieces;
  const receiver = [...(found?.before ?? []), ...after].find(isName);
  const detail = after.filter((piece) => piece !== receiver).join(' ');
  return {
    ...(receiver && { receiver }),
    ...(phone && { phone }),
    ...(found && { region: found.region }),
    ...(detail && { detail }),
  };
};
