import type { FluentIcon } from '@fluentui/react-icons';
import { AppsRegular } from '@fluentui/react-icons/headless/svg/apps';
import { BedRegular } from '@fluentui/react-icons/headless/svg/bed';
import { BookOpenRegular } from '@fluentui/react-icons/headless/svg/book-open';
import { BotRegular } from '@fluentui/react-icons/headless/svg/bot';
import { CalendarAddRegular } from '@fluentui/react-icons/headless/svg/calendar-add';
import { CalendarLtrRegular } from '@fluentui/react-icons/headless/svg/calendar-ltr';
import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { DocumentSignatureRegular } from '@fluentui/react-icons/headless/svg/document-signature';
import { GridRegular } from '@fluentui/react-icons/headless/svg/grid';
import { GuestRegular } from '@fluentui/react-icons/headless/svg/guest';
import { HeadsetRegular } from '@fluentui/react-icons/headless/svg/headset';
import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import { HomeRegular } from '@fluentui/react-icons/headless/svg/home';
import { LightbulbRegular } from '@fluentui/react-icons/headless/svg/lightbulb';
import { PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { PersonAccountsRegular } from '@fluentui/react-icons/headless/svg/person-accounts';
import { PlugConnectedRegular } from '@fluentui/react-icons/headless/svg/plug-connected';
import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { ShieldPersonRegular } from '@fluentui/react-icons/headless/svg/shield-person';

const icons: Record<string, FluentIcon> = {
  home: HomeRegular,
  bot: BotRegular,
  book: BookOpenRegular,
  bed: BedRegular,
  people: PeopleRegular,
  settings: SettingsRegular,
  call: CallRegular,
  headset: HeadsetRegular,
  lightbulb: LightbulbRegular,
  payment: PaymentRegular,
  guest: GuestRegular,
  'calendar-add': CalendarAddRegular,
  calendar: CalendarLtrRegular,
  signature: DocumentSignatureRegular,
  history: HistoryRegular,
  plug: PlugConnectedRegular,
  apps: AppsRegular,
  accounts: PersonAccountsRegular,
  shield: ShieldPersonRegular,
};

/** The icon a remote names for its entry; one the shell does not know gets a plain square. */
export function NavIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? GridRegular;
  return <Icon aria-hidden fontSize={20} />;
}
