const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const HEADINGS = words('h1 h2 h3 h4 h5 h6');

/** Elements that begin a line of their own. */
export const BLOCKS = words(
  'p h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td div section hr',
);

/** Tags of one look, by the one that is written. */
const written: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

export const tagOf = ({ localName }: Element): string => written[localName] ?? localName;
