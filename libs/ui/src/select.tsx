import { makeStyles, mergeClasses, Select as FluentSelect, type SelectProps } from '@fluentui/react-components';

const useStyles = makeStyles({ narrow: { minWidth: 0 } });

/** Fluent's, which is as wide as its longest choice and so wider than a small phone; ours is as wide as its place. */
export function Select({ className, ...rest }: Omit<SelectProps, 'select'>) {
  const { narrow } = useStyles();
  return <FluentSelect className={mergeClasses(narrow, className)} select={{ className: narrow }} {...rest} />;
}
