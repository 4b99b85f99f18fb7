import { useRef, type ChangeEvent } from 'react';
import { ImageRegular } from '@fluentui/react-icons/headless/svg/image';
import type { HotelPictureKind } from '@booking/contracts/pictures';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from '../settings.words.ts';
import { useChangePicture } from './hotel-pictures.queries.ts';
import { problemOfPicture } from './picture-file.ts';

const said = words.guestPages;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
  image: {
    maxWidth: '12rem',
    height: '3.5rem',
    objectFit: 'contain',
    objectPosition: 'left',
    // a logo may be white, or black
    backgroundColor: tokens.colorNeutralBackground4,
    borderRadius: tokens.borderRadiusMedium,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  input: { display: 'none' },
});

type Props = {
  kind: HotelPictureKind;
  hint: string;
  /** Where it is; nothing where there is none. */
  address: string | undefined;
  /** What is said of it beside its buttons. */
  state: string | undefined;
  isUploaded: boolean;
};

/** The logo or the photo. A new one is kept at once and is no part of what the bar saves. */
export function PictureRow({ kind, hint, address, state, isUploaded }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const mayChange = useMay('settings:change');
  const input = useRef<HTMLInputElement>(null);
  const { isPending, mutate } = useChangePicture(kind);
  const label = said.kinds[kind];
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    const problem = file && problemOfPicture(file);
    if (problem) toast({ intent: 'error', title: said.uploadFailed, body: problem });
    else if (file) mutate(file);
    // the same file may be chosen again
    target.value = '';
  };
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <Text weight="semibold">{label}</Text>
      {address && <img className={styles.image} src={address} alt={label} />}
      {state && <Text>{state}</Text>}
      {mayChange && (
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={label}
            className={styles.input}
            onChange={choose}
          />
          <Button icon={<ImageRegular />} disabledFocusable={isPending} onClick={() => input.current?.click()}>
            {isPending ? said.uploading : said.upload}
          </Button>
          {isUploaded && (
            <Button disabledFocusable={isPending} onClick={() => mutate(null)}>
              {said.remove}
            </Button>
          )}
        </div>
      )}
      <Text size={200} className={styles.quiet}>
        {hint}
      </Text>
    </div>
  );
}
