import { useWords } from '../../language/use-words.ts';
import { TextField } from '../../parts/text-field.tsx';
import type { Problem } from '../problem-line.tsx';
import { drawName } from './draw-name.ts';
import type { Given } from './given.ts';
import styles from './typed-name.module.css';
import { useHandwriting } from './use-handwriting.ts';

/** What is sent for a typed name; one letter is no name. */
export function givenByTyping(name: string): Given {
  const typedName = name.trim();
  if (typedName.length < 2) return { problem: 'required' };
  return { signature: { typedName, signatureData: drawName(typedName) } };
}

type Props = { name: string; problem: Problem | undefined; onType: (name: string) => void };

/** A name to type, and how it will stand under the text. */
export function TypedName({ name, problem, onType }: Props) {
  const { t } = useWords();
  // it is drawn anew once its font is here
  useHandwriting();
  const shown = givenByTyping(name).signature;
  const error = problem && `${problem.title}: ${problem.body}`;
  const field = { name: 'typedName', value: name, error, onType, onLeave: () => undefined };
  return (
    <>
      <TextField label={t('precheckin.signatures.fullName')} field={field} autoComplete="name" />
      {shown && (
        <img
          src={shown.signatureData}
          alt={t('precheckin.signatures.typed', { name: shown.typedName! })}
          className={styles.drawn}
        />
      )}
    </>
  );
}
