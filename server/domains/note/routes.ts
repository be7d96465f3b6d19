import { noteApi } from '#schemas/note/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { removeNote, saveNote } from './change-notes.ts';
import { listNotedProducts, listNotes } from './read-notes.ts';

export const serve = (host: Host): void =>
  implement(host, noteApi, {
    noteList: listNotes,
    notedProducts: listNotedProducts,
    saveNote,
    removeNote,
  });
