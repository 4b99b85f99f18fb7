import { useId, useState, type FormEvent } from 'react';
import { PostForm } from '../../forms/post-form.tsx';
import { useWords } from '../../language/use-words.ts';
import { useSign, type SignEndpoint } from '../precheckin.queries.ts';
import type { Stage } from '../stage.ts';
import { DrawnName } from './drawn-name.tsx';
import { noNameInWords, type Given, type NoName } from './given.ts';
import { HowToSign, type How } from './how-to-sign.tsx';
import { givenByTyping, TypedName } from './typed-name.tsx';
import { useSignaturePad } from './use-signature-pad.ts';

export type Signing = Stage & { endpoint: SignEndpoint; done: string };

/** A name under a text, drawn or typed. What is drawn stays while somebody looks at the other way, and on a lost connection. */
export function SignatureForm({ token, endpoint, done, version }: Signing & { version: string }) {
  const { t } = useWords();
  const id = useId();
  const [how, setHow] = useState<How>('drawn');
  const [name, setName] = useState('');
  const [noName, setNoName] = useState<NoName>();
  const pad = useSignaturePad(() => setNoName(undefined));
  const saving = useSign(token, endpoint, done);
  const problem = noName && noNameInWords(t, noName);

  const submit = ({ currentTarget: { elements } }: FormEvent<HTMLFormElement>): void => {
    const { signature, problem: missing = 'required' }: Given = how === 'typed' ? givenByTyping(name) : pad.read();
    setNoName(signature ? undefined : missing);
    if (signature) return saving.mutate({ ...signature, textVersion: version });
    const place = how === 'typed' ? elements.namedItem('typedName') : pad.canvas.current;
    if (place instanceof HTMLElement) place.focus();
  };
  const sign = (way: How): void => {
    setHow(way);
    setNoName(undefined);
  };
  const type = (typed: string): void => {
    setName(typed);
    setNoName(undefined);
  };

  return (
    <PostForm
      button={t('precheckin.signatures.save')}
      waiting={t('precheckin.signatures.saving')}
      kept={t('precheckin.signatures.kept')}
      mutation={saving}
      onSubmit={submit}
    >
      <HowToSign how={how} onChange={sign} />
      <DrawnName pad={pad} isHidden={how !== 'drawn'} problem={problem} problemId={`${id}-problem`} />
      {how === 'typed' && <TypedName name={name} problem={problem} onType={type} />}
    </PostForm>
  );
}
