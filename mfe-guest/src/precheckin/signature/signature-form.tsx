import { useState, type FormEvent } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { PostForm } from '../../forms/post-form.tsx';
import { useSign, type SignEndpoint } from '../precheckin.queries.ts';
import type { Stage } from '../stage.ts';
import { DrawnName } from './drawn-name.tsx';
import { HowToSign, type How } from './how-to-sign.tsx';
import { signatureRequired, type Given } from './given.ts';
import { givenByTyping, TypedName } from './typed-name.tsx';
import { useSignaturePad } from './use-signature-pad.ts';

export type Signing = Stage & { endpoint: SignEndpoint; done: string };

/** A name under a text, drawn or typed. What is drawn stays while somebody looks at the other way, and on a lost connection. */
export function SignatureForm({ token, endpoint, done, version }: Signing & { version: string }) {
  const { toast } = useHost();
  const [how, setHow] = useState<How>('drawn');
  const [name, setName] = useState('');
  const pad = useSignaturePad();
  const saving = useSign(token, endpoint, done);

  const submit = ({ currentTarget: { elements } }: FormEvent<HTMLFormElement>): void => {
    const { signature, problem = signatureRequired }: Given = how === 'typed' ? givenByTyping(name) : pad.read();
    if (signature) return saving.mutate({ ...signature, textVersion: version });
    toast({ ...problem, intent: 'error' });
    const field = how === 'typed' && elements.namedItem('typedName');
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <PostForm button="Save Signature" waiting="Saving..." kept="Your signature" mutation={saving} onSubmit={submit}>
      <HowToSign how={how} onChange={setHow} />
      <DrawnName pad={pad} isHidden={how !== 'drawn'} />
      {how === 'typed' && <TypedName name={name} onType={setName} />}
    </PostForm>
  );
}
