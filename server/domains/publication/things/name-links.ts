import { isHomeAddress } from '#schemas/home-addresses.ts';
import { pageWordOf } from '#schemas/publication/page-words.ts';
import type * as calls from '#schemas/publication/picker-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import {
  judgeLink,
  type KnownTarget,
  lookUpTargets,
  type Target,
} from '../document/guards/links.ts';

type Named = { text: string; wrong: string };

const within = /^#?\//;

const pageNamed = (link: string): string => {
  const address = link.replace(/^#/, '');
  if (isHomeAddress(address.split(/[?#]/)[0] ?? '')) return '首页';
  return pageWordOf(address) || '学员端的页面';
};

const thingNamed = ({ word }: Target, known: KnownTarget | undefined): Named => {
  if (!known) return { text: word, wrong: `这个${word}不存在` };
  const text = `${word}「${known.title}」${known.open && known.state ? `，${known.state}` : ''}`;
  return { text, wrong: known.open ? '' : known.state || '学员打不开' };
};

/** What links lead to. Of things of another back end the kind alone is told. */
export const nameLinks =
  ({ inFront }: Pick<Services, 'inFront'>): Verb<typeof calls.nameLinks> =>
  async ({ db, now }, { links }) => {
    const judged = links.map((link) => ({
      link,
      ...(within.test(link) ? judgeLink(link) : { known: true, target: undefined }),
    }));
    const targets = inFront ? [] : judged.flatMap(({ target }) => target ?? []);
    const known = await lookUpTargets(db, targets, now);
    const items = judged.map(({ link, known: isPage, target }) => {
      if (!within.test(link)) return { link, text: '', wrong: '' };
      if (!isPage) return { link, text: '', wrong: '不是学员端的页面' };
      if (!target) return { link, text: pageNamed(link), wrong: '' };
      if (inFront) return { link, text: `${target.word} ${target.id || ''}`.trim(), wrong: '' };
      return { link, ...thingNamed(target, known(target)) };
    });
    return { items };
  };
