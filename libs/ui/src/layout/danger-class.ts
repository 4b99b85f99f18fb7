import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    color: tokens.colorStatusDangerForeground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusDangerBorder2}`,
    ':hover': { color: tokens.colorStatusDangerForeground3, backgroundColor: tokens.colorStatusDangerBackground1 },
    ':hover:active': { color: tokens.colorStatusDangerForeground3 },
  },
});

/** Of a button that leads to something that cannot be undone, or that others notice at once. */
export const useDangerClass = (): string => useStyles().root;
