import { createHash } from 'node:crypto';

/**
 * Names of classes in the pages: the sheet's own name and three signs of what it says, since they weigh in sheets and code
 * alike. Builds for phones and for servers come to the same ones.
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
