import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** The look of words for screen readers alone; Fluent has none. */
export const useHiddenTextClass = (): string => useStyles().hidden;
