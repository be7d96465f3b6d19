export { NotePanel as default } from '#src/entities/note/panel.tsx';
