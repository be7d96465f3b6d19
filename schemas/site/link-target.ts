import {
  flashAddress,
  offlineTeamAddress,
  onlineTeamAddress,
  teamAddress,
} from '../activity/addresses.ts';
import {
  chapterAddress,
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicSaleAddress,
  graphicStudyAddress,
  seriesAddress,
  textAddress,
} from '../course/addresses.ts';
import { examIntroAddress, examPaperAddress } from '../exam/addresses.ts';
import { GIFT, invitationAddress } from '../gift/addresses.ts';
import { liveAddress, liveRoomAddress } from '../live/addresses.ts';
import { newsAddress } from '../news/addresses.ts';
import type { AddressBuilder } from '../page-address.ts';
import { pathValues } from '../path-values.ts';
import { introAddress, paperAddress } from '../questionnaire/addresses.ts';
import { isId } from '../wire/primitives.ts';

export const linkKinds = [
  'product',
  'team',
  'flash',
  'live',
  'news',
  'questionnaire',
  'exam',
  'gift',
] as const;

export type LinkKind = (typeof linkKinds)[number];

/** `group`: the group to join, for group buys only; '' for none. */
export type LinkTarget = { kind: LinkKind; id: string; group: string };

type Page = Pick<AddressBuilder, 'pattern'>;

/** The pages that can be shared. An id that is not part of the path is `?id=`. */
const pages: readonly (readonly [kind: LinkKind, pages: readonly Page[]])[] = [
  ['team', [teamAddress, onlineTeamAddress, offlineTeamAddress]],
  ['flash', [flashAddress]],
  [
    'product',
    [
      ...[seriesAddress, columnAddress, courseStudyAddress, graphicStudyAddress],
      ...[graphicSaleAddress, textAddress, chapterAddress, columnLessonAddress],
    ],
  ],
  ['live', [liveAddress, liveRoomAddress]],
  ['news', [newsAddress]],
  ['questionnaire', [introAddress, paperAddress]],
  ['exam', [examIntroAddress, examPaperAddress]],
  ['gift', [invitationAddress]],
];

const urlOf = (address: string): URL | undefined => {
  try {
    return new URL(address, 'http://app.invalid');
  } catch {
    return undefined;
  }
};

export const linkTarget = (address: string): LinkTarget | undefined => {
  const url = urlOf(address);
  if (!url) return undefined;
  for (const [kind, own] of pages)
    for (const page of own) {
      const values = pathValues(page, url.pathname);
      if (!values) continue;
      const id = values.product ?? values.id ?? url.searchParams.get('id') ?? '';
      const strange = kind === 'gift' && values.type !== GIFT;
      const group = kind === 'team' ? (url.searchParams.get('group') ?? '') : '';
      return isId(id) && !strange ? { kind, id, group } : undefined;
    }
  return undefined;
};
