export const RICH_TAGS: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote pre code ul ol li dl dt dd a img figure figcaption table caption thead tbody tfoot tr th td span div section'.split(
    ' ',
  );

export const RICH_ADDRESSES: readonly string[] = ['href', 'src'];
export const RICH_PLAIN: readonly string[] =
  'alt title colspan rowspan start align width height'.split(' ');

export const RICH_ADDRESS = /^(?:https?:\/\/|\/(?![/\\])|#)/i;
