import { useState } from 'react';
import type { Precheckin, SignedKind } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { ImageDialog } from './image-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { recordNames } from './record-names.ts';

type Props = { precheckin: Precheckin; kind: SignedKind };

/** Shows an image to whoever says why; it is held only as long as it shows. */
export function ViewImage({ precheckin: { id, guestName, views }, kind }: Props) {
  const isAllowed = useMay('precheckins:images');
  const [isAsking, setAsking] = useState(false);
  const [image, setImage] = useState<string>();
  if (!isAllowed) return null;
  const title = `${recordNames[kind]} of ${guestName}`;
  return (
    <>
      <Button size="small" aria-label={`View image: ${recordNames[kind]}`} onClick={() => setAsking(true)}>
        View image
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
