/** Copies by a selection: the messenger and insecure origins have no writable clipboard. */
const copySelected = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'spoken';
  field.readOnly = true;
  field.value = text;
  // elements outside an open dialog cannot be selected
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/** false where the browser forbids it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};
