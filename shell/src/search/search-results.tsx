import type { SearchHit } from '@booking/contracts/search';
import { mergeClasses, Text } from '@booking/ui/kit';
import { useResultStyles } from './search-results.styles.ts';

/** Two kinds may lead to the same address. */
export const hitKey = ({ kind, link }: SearchHit): string => `${kind} ${link}`;

/** The id of an option within the page. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

type Props = {
  id: string;
  hits: readonly SearchHit[];
  /** The index of the one that Enter opens. */
  active: number;
  onOpen: (hit: SearchHit) => void;
};

/** What was found, kind by kind. The focus stays where it is typed, so an option is never given it. */
export function SearchResults({ id, hits, active, onOpen }: Props) {
  const styles = useResultStyles();
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return (
    <div id={id} role="listbox" aria-label="Results" hidden={hits.length === 0}>
      {kinds.map((kind, at) => (
        <div key={kind} role="group" aria-labelledby={`${id}-kind-${at}`}>
          <div id={`${id}-kind-${at}`} role="presentation" className={styles.kind}>
            {kind}
          </div>
          {hits.map(
            (hit, index) =>
              hit.kind === kind && (
                <div
                  key={hit.link}
                  id={optionId(id, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={mergeClasses(styles.hit, index === active && styles.active)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onOpen(hit)}
                >
                  <Text weight="semibold">{hit.title}</Text>{' '}
                  {hit.detail && (
                    <Text size={200} className={styles.detail}>
                      {hit.detail}
                    </Text>
                  )}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
