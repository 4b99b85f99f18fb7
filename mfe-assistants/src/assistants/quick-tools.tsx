import { BookRegular } from '@fluentui/react-icons/headless/svg/book';
import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, Panel, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  tool: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  icon: { flexShrink: 0, fontSize: '1.25rem', color: tokens.colorBrandForeground1 },
  words: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const tools = [
  { to: '/ai-documentation', name: 'AI Documentation', purpose: 'AI rules and guidelines', Icon: BookRegular },
  { to: '/employees', name: 'Employee Whitelist', purpose: 'Staff phone access', Icon: PeopleRegular },
  { to: '/call-logs', name: 'Call Logs', purpose: 'What callers and assistants said', Icon: CallRegular },
];

/** The screens that whoever looks after the assistants goes to next (S1 section 2). */
export function QuickTools() {
  const styles = useStyles();
  return (
    <Panel title="Quick Tools">
      <div className={styles.tools}>
        {tools.map(({ to, name, purpose, Icon }) => (
          <Link key={to} to={to} className={styles.tool}>
            <Icon aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <Text weight="semibold">{name}</Text>
              <Text size={200} className={styles.quiet}>
                {purpose}
              </Text>
            </span>
          </Link>
        ))}
      </div>
    </Panel>
  );
}
