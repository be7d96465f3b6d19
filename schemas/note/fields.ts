import { severalLines } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { noteRefusals } from './refusals.ts';

export const NOTE_LENGTH = 1000;

const { badNote } = noteRefusals;

export const noteText = ruled(
  tidied(text, severalLines),
  filled('请写下笔记内容', badNote, NOTE_LENGTH),
  atMost(NOTE_LENGTH, badNote),
);
