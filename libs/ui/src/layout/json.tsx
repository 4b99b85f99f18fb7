import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** A value as JSON a person can read; nothing is a dash. */
export const asJson = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value, null, 2));

export const Json = ({ value }: { value: unknown }) => <pre className={useStyles().root}>{asJson(value)}</pre>;
