import { useState, type FormEvent } from 'react';
import type { Signature } from '@booking/contracts/precheckin';
import { useHost } from '@booking/remote-kit/kit';
import { ask } from '../../ask.ts';
import { PostForm } from '../../post-form.tsx';
import { usePost } from '../../use-post.ts';
import type { Stage } from '../stage.ts';
import { DrawnName } from './drawn-name.tsx';
import { HowToSign, type How } from './how-to-sign.tsx';
import { signatureRequired, type Given } from './given.ts';
import { givenByTyping, TypedName } from './typed-name.tsx';
import { useSignaturePad } from './use-signature-pad.ts';

export type Signing = Stage & { endpoint: 'signRegistration' | 'signCcAuth'; done: string };

/** A name under a text, drawn or typed. What is drawn stays while somebody looks at the other way, and on a lost connection. */
export function SignatureForm({ token, reload, endpoint, done, version }: Signing & { version: string }) {
  const { toast } = useHost();
  const [how, setHow] = useState<How>('drawn');
  const [name, setName] = useState('');
  const pad = useSignaturePad();
  const saving = usePost({
    send: (body: Signature) => ask(endpoint, { params: { token }, body }),
    done: { title: done },
    failed: { title: 'Signature Failed', fallback: 'Failed to save signature' },
    reload,
  });

  const submit = ({ currentTarget: { elements } }: FormEvent<HTMLFormElement>): unknown => {
    const { signature, problem = signatureRequired }: Given = how === 'typed' ? givenByTyping(name) : pad.read();
    if (signature) return saving.post({ ...signature, textVersion: version });
    toast({ ...problem, intent: 'error' });
    const field = how === 'typed' && elements.namedItem('typedName');
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <PostForm button="Save Signature" waiting="Saving..." kept="Your signature" post={saving} onSubmit={submit}>
      <HowToSign how={how} onChange={setHow} />
      <DrawnName pad={pad} isHidden={how !== 'drawn'} />
      {how === 'typed' && <TypedName name={name} onType={setName} />}
    </PostForm>
  );
}
