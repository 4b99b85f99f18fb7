import type { FluentIcon } from '@fluentui/react-icons';
import {
  AppsRegular,
  BedRegular,
  BookOpenRegular,
  BotRegular,
  CalendarAddRegular,
  CalendarLtrRegular,
  CallRegular,
  DocumentSignatureRegular,
  GridRegular,
  HistoryRegular,
  HomeRegular,
  PaymentRegular,
  PeopleRegular,
  PersonAccountsRegular,
  PlugConnectedRegular,
  SettingsRegular,
  ShieldPersonRegular,
} from '@fluentui/react-icons';

const icons: Record<string, FluentIcon> = {
  home: HomeRegular,
  bot: BotRegular,
  book: BookOpenRegular,
  bed: BedRegular,
  people: PeopleRegular,
  settings: SettingsRegular,
  call: CallRegular,
  payment: PaymentRegular,
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
