import type { StarterEntry } from '@booking/contracts/starter-content';
import { useQuery } from '@booking/remote-kit/kit';
import {
  Answer,
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ModalDialog,
  StatusBadge,
  Text,
  tokens,
  useListClass,
} from '@booking/ui/kit';
import { starterQuery, useAdoptEntries } from './starter.queries.ts';
import { words } from './starter.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalM },
  row: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0 },
  content: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

type DraftProps = { draft: StarterEntry; isPending: boolean; onAdopt: () => void };

function Draft({ draft: { title, content, blanks, adoptedAs }, isPending, onAdopt }: DraftProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Text as="h3" weight="semibold" className={styles.title}>
          {title}
        </Text>
        {adoptedAs === null ? (
          <Button size="small" aria-label={words.adoptOne(title)} disabledFocusable={isPending} onClick={onAdopt}>
            {words.adopt}
          </Button>
        ) : (
          <StatusBadge tone="good">{words.adopted}</StatusBadge>
        )}
      </div>
      <Text as="p" block className={styles.content}>
        {content}
      </Text>
      <Text size={200} className={styles.quiet}>
        {blanks.length > 0 ? words.toFillIn(blanks) : words.complete}
      </Text>
    </li>
  );
}

/** What a hotel can begin its documentation with, draft by draft. */
export function StarterDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const listClass = useListClass('L');
  const starter = useQuery(starterQuery());
  const { mutate, isPending } = useAdoptEntries();
  return (
    <ModalDialog title={words.title} actions={<Button onClick={onClose}>{words.close}</Button>} onEscape={onClose}>
      <Answer query={starter} what={words.what}>
        {({ documentation, isPropertyKnown }) => {
          const left = documentation.filter(({ adoptedAs }) => adoptedAs === null).map(({ key }) => key);
          return (
            <div className={styles.root}>
              <Text>{words.about}</Text>
              {!isPropertyKnown && (
                <MessageBar intent="warning" layout="multiline">
                  <MessageBarBody>{words.away}</MessageBarBody>
                </MessageBar>
              )}
              {left.length > 0 && (
                <Button appearance="primary" disabledFocusable={isPending} onClick={() => mutate(left)}>
                  {isPending ? words.adopting : words.adoptAll(left.length)}
                </Button>
              )}
              <ul aria-label={words.list} className={listClass}>
                {documentation.map((draft) => (
                  <Draft key={draft.key} draft={draft} isPending={isPending} onAdopt={() => mutate([draft.key])} />
                ))}
              </ul>
            </div>
          );
        }}
      </Answer>
    </ModalDialog>
  );
}
