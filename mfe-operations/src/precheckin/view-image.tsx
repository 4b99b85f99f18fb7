import { useState } from 'react';
import { labelOf } from '@booking/contracts/labels';
import type { Precheckin, SignedKind } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { ImageDialog } from './image-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { recordNames, words } from './precheckin.words.ts';

type Props = { precheckin: Precheckin; kind: SignedKind };

/** Shows an image to whoever says why; it is held only as long as it shows. */
export function ViewImage({ precheckin: { id, guestName, views }, kind }: Props) {
  const isAllowed = useMay('precheckins:images');
  const [isAsking, setAsking] = useState(false);
  const [image, setImage] = useState<string>();
  if (!isAllowed) return null;
  const record = labelOf(recordNames, kind);
  const title = words.images.imageOf(record, guestName);
  return (
    <>
      <Button size="small" aria-label={words.images.viewOf(record)} onClick={() => setAsking(true)}>
        {words.images.view}
      </Button>
      {isAsking && (
        <ReasonDialog id={id} kind={kind} title={title} onImage={setImage} onClose={() => setAsking(false)} />
      )}
      {image && !isAsking && (
        <ImageDialog
          title={title}
          image={image}
          views={views.filter((view) => view.kind === kind)}
          onClose={() => setImage(undefined)}
        />
      )}
    </>
  );
}
