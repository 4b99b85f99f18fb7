import type { ReactNode } from 'react';
import { CheckmarkCircleFilled, DiamondDismissFilled, InfoFilled, WarningFilled } from '@fluentui/react-icons';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { display: 'flex', fontSize: tokens.fontSizeBase500 },
  actions: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'end',
    columnGap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalMNudge,
  },
});

const line = (color: string) => `${tokens.strokeWidthThin} solid ${color}`;

const useSurfaces = makeStyles({
  info: { backgroundColor: tokens.colorNeutralBackground3, border: line(tokens.colorNeutralStroke1) },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    border: line(tokens.colorStatusSuccessBorder1),
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: line(tokens.colorStatusWarningBorder1),
  },
  error: { backgroundColor: tokens.colorStatusDangerBackground1, border: line(tokens.colorStatusDangerBorder1) },
});

const useInks = makeStyles({
  info: { color: tokens.colorNeutralForeground3 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  error: { color: tokens.colorStatusDangerForeground1 },
});

const icons = { info: InfoFilled, success: CheckmarkCircleFilled, warning: WarningFilled, error: DiamondDismissFilled };

type Props = {
  intent: keyof typeof icons;
  role?: 'alert' | 'status' | 'group';
  /** Buttons at its foot. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Something to know about what stands around it. It looks as Fluent's bar does, and comes with every page. */
export function Notice({ intent, role = 'group', actions, className, children }: Props) {
  const styles = useStyles();
  const [surface, ink] = [useSurfaces()[intent], useInks()[intent]];
  const Icon = icons[intent];
  return (
    <div role={role} className={mergeClasses(styles.root, surface, className)}>
      <span className={mergeClasses(styles.icon, ink)}>
        <Icon />
      </span>
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
