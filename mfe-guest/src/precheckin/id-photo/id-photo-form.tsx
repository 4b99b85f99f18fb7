import { useId, useRef, useState } from 'react';
import type { IdPhoto } from '@booking/contracts/precheckin';
import { useHost } from '@booking/remote-kit/kit';
import layout from '../../layout.module.css';
import { PostForm } from '../../forms/post-form.tsx';
import { closedWords } from '../next-part.ts';
import { useUploadId } from '../precheckin.queries.ts';
import styles from './id-photo-form.module.css';
import { PhotoPicker } from './photo-picker.tsx';
import { SentShare } from './sent-share.tsx';
import { noPhoto, takePhoto, unreadable, type Source } from './take-photo.ts';

type Props = { isLocked: boolean; token: string; onDone: () => unknown };

/** A photo of an identity document, looked at before it is sent. */
export function IdPhotoForm({ isLocked, token, onDone }: Props) {
  const { toast } = useHost();
  const reason = useId();
  const [photo, setPhoto] = useState<IdPhoto>();
  const [share, setShare] = useState(0);
  const uploading = useUploadId(token, setShare);

  const picks = useRef(0);

  /** Only what was picked last is ever sent, however long it takes to read. */
  const take = async (file: File, source: Source): Promise<boolean> => {
    const mine = ++picks.current;
    setPhoto(undefined);
    const taken = await takePhoto(file, source).catch(() => ({ problem: unreadable }));
    if (mine !== picks.current) return false;
    if ('problem' in taken) toast({ ...taken.problem, intent: 'error' });
    else setPhoto(taken.photo);
    return 'problem' in taken;
  };
  const send = (): void => {
    if (!photo) return toast({ ...noPhoto, intent: 'error' });
    setShare(0);
    uploading.mutate(photo, { onSuccess: onDone });
  };

  return (
    <PostForm
      button="Upload ID"
      waiting="Uploading..."
      kept="Your photo"
      mutation={uploading}
      isLocked={isLocked}
      reason={reason}
      onSubmit={send}
    >
      <p id={reason} className={layout.paragraph}>
        {isLocked
          ? closedWords['id-photo']
          : 'A passport, a driver’s license or another ID with your photo. It is stored encrypted and deleted after your stay.'}
      </p>
      <PhotoPicker isLocked={isLocked || uploading.isPending} hasPhoto={photo !== undefined} onPick={take} />
      {photo && <img src={photo.idPhotoBase64} alt={`Your photo: ${photo.filename}`} className={styles.preview} />}
      {uploading.isPending && <SentShare share={share} />}
    </PostForm>
  );
}
