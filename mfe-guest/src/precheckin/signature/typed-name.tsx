import { TextField } from '../../parts/text-field.tsx';
import { drawName } from './draw-name.ts';
import { signatureRequired, type Given } from './given.ts';
import styles from './typed-name.module.css';

/** What is sent for a typed name; one letter is no name. */
export function givenByTyping(name: string): Given {
  const typedName = name.trim();
  if (typedName.length < 2) return { problem: signatureRequired };
  return { signature: { typedName, signatureData: drawName(typedName) } };
}

/** A name to type, and how it will stand under the text. */
export function TypedName({ name, onType }: { name: string; onType: (name: string) => void }) {
  const shown = givenByTyping(name).signature;
  const field = { name: 'typedName', value: name, error: undefined, onType, onLeave: () => undefined };
  return (
    <>
      <TextField label="Your full name" field={field} autoComplete="name" />
      {shown && <img src={shown.signatureData} alt={`Your signature: ${shown.typedName}`} className={styles.drawn} />}
    </>
  );
}
