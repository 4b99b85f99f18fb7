import { useId, useRef, useState, type FormEvent } from 'react';
import type { IdPhoto } from '@booking/contracts/precheckin';
import { PostForm } from '../../forms/post-form.tsx';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { useUploadId } from '../precheckin.queries.ts';
import { ProblemLine } from '../problem-line.tsx';
import styles from './id-photo-form.module.css';
import { PhotoPicker } from './photo-picker.tsx';
import { SentShare } from './sent-share.tsx';
import { takePhoto, type PhotoProblem, type Source } from './take-photo.ts';

type Props = { isLocked: boolean; token: string; onDone: () => unknown };
type Taken = { photo: IdPhoto; source: Source };

/** A photo of an identity document, looked at before it is sent. */
export function IdPhotoForm({ isLocked, token, onDone }: Props) {
  const { t } = useWords();
  const id = useId();
  const [taken, setTaken] = useState<Taken>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [share, setShare] = useState(0);
  const uploading = useUploadId(token, setShare);

  const picks = useRef(0);

  /** Only what was picked last is ever sent, however long it takes to read. */
  const take = async (file: File, source: Source): Promise<boolean> => {
    const mine = ++picks.current;
    setTaken(undefined);
    setProblem(undefined);
    const read = await takePhoto(file, source).catch(() => ({ problem: 'unreadable' as const }));
    if (mine !== picks.current) return false;
    if ('problem' in read) setProblem(read.problem);
    else setTaken({ photo: read.photo, source });
    return 'problem' in read;
  };
  const send = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (!taken) {
      setProblem('none');
      return currentTarget.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')?.focus();
    }
    setShare(0);
    uploading.mutate(taken.photo, { onSuccess: onDone });
  };

  return (
    <PostForm
      button={t('precheckin.idPhoto.upload')}
      waiting={t('precheckin.idPhoto.uploading')}
      kept={t('precheckin.idPhoto.kept')}
      mutation={uploading}
      isLocked={isLocked}
      reason={`${id}-reason`}
      onSubmit={send}
    >
      <p id={`${id}-reason`} className={layout.paragraph}>
        {isLocked ? t('precheckin.idPhoto.closed') : t('precheckin.idPhoto.which')}
      </p>
      <PhotoPicker
        isLocked={isLocked || uploading.isPending}
        taken={taken?.source}
        problemId={problem && `${id}-problem`}
        onPick={take}
      />
      <ProblemLine
        id={`${id}-problem`}
        problem={
          problem && {
            title: t(`precheckin.idPhoto.problem.${problem}.title`),
            body: t(`precheckin.idPhoto.problem.${problem}.body`),
          }
        }
      />
      {taken && (
        <img
          src={taken.photo.idPhotoBase64}
          alt={t('precheckin.idPhoto.preview', { name: taken.photo.filename })}
          className={styles.preview}
        />
      )}
      {uploading.isPending && <SentShare share={share} />}
    </PostForm>
  );
}
