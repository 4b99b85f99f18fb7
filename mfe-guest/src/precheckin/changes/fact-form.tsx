import type { CorrectedFact } from '@booking/contracts/corrections';
import { PostForm } from '../../forms/post-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { loadPrecheckinApi } from '../load-precheckin-api.ts';
import { TextField } from '../../parts/text-field.tsx';
import type { Stage } from '../stage.ts';
import { useCorrect } from './changes.queries.ts';
import { DatesFields } from './dates-fields.tsx';
import { knownFact } from './known-fact.ts';

const loadSchema = async () => (await loadPrecheckinApi()).NewCorrection;

const inputs = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

type Props = Stage & { fact: CorrectedFact; onDone: () => void };

/** What is right instead of one fact. What was typed stays when it is refused, and on a lost connection. */
export function FactForm({ fact, session, token, onDone }: Props) {
  const { t, dates } = useWords();
  const correcting = useCorrect(token);
  const { fieldOf, submit } = useSchemaForm(loadSchema, { fact, wanted: '', note: '' }, ({ note, ...asked }) =>
    correcting.mutate({ ...asked, ...(note && { note }) }, { onSuccess: onDone }),
  );
  const known = knownFact(fact, session, { dates });
  return (
    <PostForm
      button={t('precheckin.change.send')}
      waiting={t('precheckin.change.sending')}
      mutation={correcting}
      onSubmit={submit}
    >
      <p className={layout.quiet}>{known ? t('precheckin.change.now', { known }) : t('precheckin.change.unknown')}</p>
      {fact === 'dates' ? (
        <DatesFields field={fieldOf('wanted')} />
      ) : (
        <TextField label={t(`precheckin.change.wanted.${fact}`)} field={fieldOf('wanted')} {...inputs[fact]} />
      )}
      <TextField label={t('precheckin.change.note')} field={fieldOf('note')} isOptional />
    </PostForm>
  );
}
