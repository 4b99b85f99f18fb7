import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens, Tooltip } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginLeft: 'auto' },
  order: { color: tokens.colorNeutralForeground3 },
});

const moves = [
  { by: -1, name: 'Move up', icon: <ArrowUpRegular /> },
  { by: 1, name: 'Move down', icon: <ArrowDownRegular /> },
] as const;

export type Movable = {
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
};

/** An entry's number in the order of its category, and how it changes places with its neighbours. */
export function EntryOrder({ entry, isFirst, isLast, isMoving, onMove }: Movable & { entry: Documentation }) {
  const styles = useStyles();
  const mayChange = useMay('documentation:change');
  return (
    <div className={styles.root}>
      <Text size={200} className={styles.order}>
        Order {entry.order}
      </Text>
      {mayChange &&
        moves.map(({ by, name, icon }) => (
          <Tooltip key={name} content={name}>
            <Button
              appearance="subtle"
              size="small"
              aria-label={`${name}: ${entry.title}`}
              icon={icon}
              disabledFocusable={isMoving || (by < 0 ? isFirst : isLast)}
              onClick={() => onMove(by)}
            />
          </Tooltip>
        ))}
    </div>
  );
}
