export { NotePanel as default } from '../../../../entities/note/panel.tsx';
