/** Lets a person choose one picture on the phone; undefined where they do not. */
export const pickPicture = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.hidden = true;
    const end = () => {
      input.remove();
      resolve(input.files?.[0]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    // Safari forgets an input that stands nowhere
    document.body.append(input);
    input.click();
  });
