/** Shown until there is a screen; the HTML shows the same before the code has loaded. */
export const Opening = ({ text }: { text: string }) => (
  <p className="opening" role="status">
    {text}
  </p>
);
