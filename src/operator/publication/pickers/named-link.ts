import useSWR from 'swr';
import { MOST_LINKS, nameLinks } from '#schemas/publication/picker-endpoints.ts';
import { callOperator } from '../../call-operator.ts';

/** What a link leads to, in words, and why learners cannot open it. */
type NamedLink = { text: string; wrong: string };

type Asking = { link: string; answer: (named: NamedLink) => void; fail: (error: Error) => void };

let waiting: Asking[] = [];

const askSome = async (some: readonly Asking[]): Promise<void> => {
  const links = [...new Set(some.map(({ link }) => link))];
  const answer = await callOperator(nameLinks, { links });
  for (const { link, answer: take, fail } of some) {
    if (!answer.ok) fail(new Error(answer.message));
    else take(answer.data.items.find((item) => item.link === link) ?? { text: '', wrong: '' });
  }
};

const askAll = (): void => {
  const asked = waiting;
  waiting = [];
  for (let at = 0; at < asked.length; at += MOST_LINKS)
    void askSome(asked.slice(at, at + MOST_LINKS));
};

/** Asks for a link's words; links that are asked for at the same time go by one call. Rejects in words. */
const nameOf = (link: string): Promise<NamedLink> =>
  new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(askAll);
    waiting.push({ link, answer, fail });
  });

/** The longest link of a document; a longer one has its fault beside it. */
const LONGEST = 500;

const how = { shouldRetryOnError: false, revalidateOnFocus: false };

/** What a link of the document leads to; undefined until that is known, and of no link. */
export const useNamedLink = (link: string) => {
  const asked = link !== '' && link.length <= LONGEST ? ['what a link leads to', link] : null;
  const { data, error } = useSWR<NamedLink, Error>(asked, () => nameOf(link), how);
  return { named: data, trouble: error?.message ?? '' };
};
