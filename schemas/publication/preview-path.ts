const FOLDER = '/preview/';

/** The path of the page that a link to the preview opens. */
export const previewPath = (token: string): string => FOLDER + token;

/** The token in the path of such a page. */
export const previewTokenIn = (path: string): string => path.slice(FOLDER.length);
