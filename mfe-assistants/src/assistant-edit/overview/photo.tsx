import { useRef, type ChangeEvent } from 'react';
import { ImageRegular } from '@fluentui/react-icons/headless/svg/image';
import type { Assistant } from '@booking/contracts/assistants';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';
import { Portrait } from '../../portrait.tsx';
import { problemOfPhoto } from './photo-file.ts';
import { useUpload } from './use-upload.ts';

const said = words.overview;

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3 },
  input: { display: 'none' },
});

/** The profile photo; a new one is kept at once and is no part of the draft. */
export function Photo({ assistant }: { assistant: Assistant }) {
  const styles = useStyles();
  const { toast } = useHost();
  const mayChange = useMay('assistants:change');
  const input = useRef<HTMLInputElement>(null);
  const { isPending, mutate } = useUpload(assistant.id);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    const problem = file && problemOfPhoto(file);
    if (problem) toast({ intent: 'error', title: 'Upload Failed', body: problem });
    else if (file) mutate(file);
    // the same file may be chosen again
    target.value = '';
  };
  return (
    <div className={styles.root}>
      <Portrait large assistant={assistant} />
      <div className={styles.words}>
        <Text weight="semibold">{said.photo}</Text>
        {mayChange && (
          <>
            <input
              ref={input}
              type="file"
              accept="image/*"
              aria-label={said.photo}
              className={styles.input}
              onChange={choose}
            />
            <Button icon={<ImageRegular />} disabledFocusable={isPending} onClick={() => input.current?.click()}>
              {isPending ? said.uploading : said.upload}
            </Button>
            <Text size={200} className={styles.quiet}>
              {said.photoHint}
            </Text>
          </>
        )}
      </div>
    </div>
  );
}
