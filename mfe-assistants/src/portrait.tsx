import { BriefcaseRegular } from '@fluentui/react-icons/headless/svg/briefcase';
import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { PersonSupportRegular } from '@fluentui/react-icons/headless/svg/person-support';
import type { Assistant } from '@booking/contracts/assistants';
import { entryOr } from '@booking/contracts/labels';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  large: { width: '6rem', height: '6rem' },
  photo: { objectFit: 'cover' },
  icon: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
});

const icons = { guest: CallRegular, staff: BriefcaseRegular, customer_experience: PersonSupportRegular };

type Props = { assistant: Pick<Assistant, 'agentImageUrl' | 'assistantType'>; large?: boolean };

/** The face of an assistant: its photo, or the sign of its type. The name stands beside it. */
export function Portrait({ assistant: { agentImageUrl, assistantType }, large = false }: Props) {
  const styles = useStyles();
  const size = mergeClasses(styles.root, large && styles.large);
  if (agentImageUrl) return <img src={agentImageUrl} alt="" className={mergeClasses(size, styles.photo)} />;
  const Icon = entryOr(icons, assistantType, CallRegular);
  return (
    <span className={mergeClasses(size, styles.icon)} data-type={assistantType}>
      <Icon aria-hidden fontSize={large ? '2.5rem' : '1.5rem'} />
    </span>
  );
}
