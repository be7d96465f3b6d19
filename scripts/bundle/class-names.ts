import { createHash } from 'node:crypto';

/**
 * Short class names, since they count in sheets and code: the local name and three characters of a hash of
 * the sheet. Builds for phones and for servers get the same ones.
 */
export const classNames = () => {
  const sheets = new Map<string, string>();
  return (name: string, _file: string, css: string): string => {
    const sign = createHash('sha256').update(css).digest('base64url').slice(0, 3);
    const given = `${name}_${sign}`;
    const other = sheets.get(given);
    if (other !== undefined && other !== css)
      throw new Error(`two style sheets come to the class ${given}: change either in any way`);
    sheets.set(given, css);
    return given;
  };
};
