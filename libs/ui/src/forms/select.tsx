import { makeStyles, mergeClasses, Select as FluentSelect, type SelectProps } from '@fluentui/react-components';

const useStyles = makeStyles({
  narrow: { minWidth: 0 },
  // Fluent's height is in pixels, and cuts the words of people who have them larger
  field: { minWidth: 0, height: 'auto', minHeight: '2rem' },
});

/** Fluent's, which is as wide as its longest choice and so wider than a small phone; ours is as wide as its place. */
export function Select({ className, ...rest }: Omit<SelectProps, 'select'>) {
  const { narrow, field } = useStyles();
  return <FluentSelect className={mergeClasses(narrow, className)} select={{ className: field }} {...rest} />;
}
