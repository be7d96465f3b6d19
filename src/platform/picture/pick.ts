let giveUp = (): void => undefined;

/**
 * Lets a person choose one file on the phone; undefined where they cancel. Older browsers do not report a
 * cancelled chooser: the promise then resolves at the next call. `capture`: phones offer to record the file
 * at once.
 */
export const pickFile = (accept: string, capture = ''): Promise<File | undefined> =>
  new Promise((resolve) => {
    giveUp();
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    if (capture) input.capture = capture;
    input.hidden = true;
    const end = () => {
      input.remove();
      resolve(input.files?.[0]);
    };
    giveUp = end;
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    // Safari drops an input outside the document and then never reports the choice
    document.body.append(input);
    input.click();
  });

export const pickPicture = (): Promise<File | undefined> => pickFile('image/*');
