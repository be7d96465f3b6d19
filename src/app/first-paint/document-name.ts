import { nameDrawing } from './drawing.ts';

/** Replaces the browser's module: the title stands in the HTML. */
export const nameDocument = nameDrawing;

export const useDocumentName = nameDrawing;

export const keepDocumentName = () => () => undefined;
