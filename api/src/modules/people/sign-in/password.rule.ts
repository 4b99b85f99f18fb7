/** As NIST SP 800-63B has it, so that one keyboard's password is another's: `ü` may be one character or two, and wide or narrow. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** How a password may have been hashed before it was normalized: as it was typed here, or on another system. */
export const olderForms = (password: string): string[] => {
  const forms = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  forms.delete(normalizePassword(password));
  return [...forms];
};

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** From the first letter to the last. */
function betweenLetters(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  return first && last ? text.slice(first.index, last.index + last[0].length) : '';
}

/** A word with figures and signs around it, or the same few characters over and over, is no more than the word. */
export const guessableForms = (password: string): string[] => [
  password,
  lettersAndDigits(password),
  betweenLetters(password.toLowerCase()),
  password.replace(/^(.{1,12}?)\1+$/su, '$1'),
];

/** Whether it is no more than one of the names, or what stands before the @ of one. */
export const isName = (password: string, names: readonly string[]): boolean =>
  names
    .flatMap((name) => [lettersAndDigits(name), lettersAndDigits(name.split('@')[0]!)])
    .includes(lettersAndDigits(password));
