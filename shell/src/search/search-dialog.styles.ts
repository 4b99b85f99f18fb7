import { makeStyles, tokens } from '@booking/ui/first';

export const useDialogStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: 'min(40rem, calc(100vw - 2rem))',
    margin: 'min(10vh, 6rem) auto auto',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    boxSizing: 'border-box',
    maxHeight: 'min(40rem, 80dvh)',
    padding: tokens.spacingHorizontalM,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  input: { flexGrow: 1, minWidth: 0 },
  found: { overflowY: 'auto' },
});
