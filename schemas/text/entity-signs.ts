/** HTML entities by name, for the server, which has no parser. */

/** Names of Latin-1 from U+00A0 on, then of Greek letters, as PHP's `htmlentities` writes them. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
/** Other entities that editors write, each before its character. */
const OTHERS =
  'amp & lt < gt > quot " apos \' ldquo “ rdquo ” lsquo ‘ rsquo ’ sbquo ‚ bdquo „ hellip … mdash — ndash – bull • permil ‰ prime ′ Prime ″ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ le ≤ ge ≥ ne ≠ asymp ≈ equiv ≡ infin ∞ minus − radic √ sum ∑ lsaquo ‹ rsaquo › dagger † Dagger ‡ hearts ♥ fnof ƒ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ circ ˆ tilde ˜ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f';

const GREEK_SMALL = 0x3b1;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const inARow = (names: string, from: number): [string, string][] =>
  names.split(' ').map((name, position) => [name, String.fromCharCode(from + position)]);

/** Built when first needed, since most pages have no entities. */
const makeSigns = (): ReadonlyMap<string, string> => {
  const greek = inARow(GREEK, GREEK_SMALL);
  const others = OTHERS.split(/ (?=\w+ )/).map((pair): [string, string] => {
    const at = pair.indexOf(' ');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return new Map([
    ...inARow(LATIN, 0xa0),
    ...greek,
    ...greek.map(([name, sign]): [string, string] => [capital(name), sign.toUpperCase()]),
    ...others,
  ]);
};
let signs: ReadonlyMap<string, string> | undefined;

const numbered = (code: number): string =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code);

/** The character of an entity such as `&amp;`, `&#39;` or `&#x27;`; an unknown one is returned unchanged. */
export const signOfEntity = (entity: string): string => {
  const name = entity.slice(1, -1);
  if (/^#x/i.test(name)) return numbered(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return numbered(Number(name.slice(1)));
  signs ??= makeSigns();
  return signs.get(name) ?? entity;
};
