/** One reservation of the data set. `arrivalDate` is YYYY-MM-DD, `leadDays` counts back to the booking. */
export type ReservationRow = {
  arrivalDate: string;
  leadDays: number;
  nights: number;
  adults: number;
  children: number;
  cancelled: boolean;
};

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Reads the resort hotel's rows of the data set (CSV with a header, no quoted fields). Throws when a column is missing. */
export function readReservationRows(csv: string): ReservationRow[] {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = header.split(',');
  const column = (name: string): number => {
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`the file has no column ${name}`);
    return index;
  };
  const [hotel, cancelled, lead, year, month, day, weekend, week, adults, children] = [
    ...['hotel', 'is_canceled', 'lead_time', 'arrival_date_year', 'arrival_date_month', 'arrival_date_day_of_month'],
    ...['stays_in_weekend_nights', 'stays_in_week_nights', 'adults', 'children'],
  ].map(column) as [number, number, number, number, number, number, number, number, number, number];

  return lines.flatMap((line) => {
    const cells = line.split(',');
    if (cells[hotel] !== 'Resort Hotel') return [];
    const at = (index: number) => Number(cells[index]);
    const monthNumber = MONTHS.indexOf(cells[month] ?? '') + 1;
    return [
      {
        arrivalDate: `${cells[year]}-${pad(monthNumber)}-${pad(at(day))}`,
        leadDays: at(lead),
        nights: at(weekend) + at(week),
        adults: at(adults),
        children: at(children) || 0,
        cancelled: cells[cancelled] === '1',
      },
    ];
  });
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
