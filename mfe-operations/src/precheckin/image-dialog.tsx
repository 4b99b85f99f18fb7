import type { Precheckin } from '@booking/contracts/precheckins';
import { Button, makeStyles, ModalDialog, tokens } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';
import { Views } from './views.tsx';

const useStyles = makeStyles({
  image: {
    maxWidth: '100%',
    maxHeight: '60vh',
    objectFit: 'contain',
    // ink is dark, so paper is white in dark colours, too
    backgroundColor: tokens.colorNeutralForegroundStaticInverted,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

type Props = { title: string; image: string; views: Precheckin['views']; onClose: () => void };

/** An image, and who looked at it; open while it is mounted. */
export function ImageDialog({ title, image, views, onClose }: Props) {
  const styles = useStyles();
  return (
    <ModalDialog
      title={title}
      onEscape={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {words.images.close}
        </Button>
      }
    >
      <img src={image} alt={title} className={styles.image} />
      <Views views={views} />
    </ModalDialog>
  );
}
