import { useState } from 'react';
import { Button, Card, Field, FluentProvider, Input, Text, webLightTheme } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';

const session = JSON.parse(document.getElementById('start').textContent);
const dollars = (amount) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const Room = ({ room, onSelect }) => (
  <Card>
    {room.roomTypePhotos[0] && (
      <img src={room.roomTypePhotos[0].image} alt={room.roomTypeName} width={640} height={360} loading="lazy" />
    )}
    <Text as="h2" size={500} weight="semibold">
      {room.roomTypeName}
    </Text>
    <Text>{room.roomTypeDescription}</Text>
    <Text>
      Up to {room.maxGuests} guests, {room.roomsAvailable} available
    </Text>
    <Text>{room.roomTypeFeatures.slice(0, 3).join(', ')}</Text>
    <Text>
      {dollars(room.nightlyRate)} a night, {dollars(room.totalWithTaxes)} in all
    </Text>
    <Button appearance="primary" onClick={onSelect}>
      Select This Room
    </Button>
  </Card>
);

const Details = ({ room }) => (
  <form>
    <h2>{room.roomTypeName}</h2>
    {['Name', 'Email', 'Phone'].map((name) => (
      <Field key={name} label={name} required>
        <Input name={name} />
      </Field>
    ))}
    <Button type="submit">Continue</Button>
  </form>
);

function Rooms() {
  const { rooms, hotel } = session;
  const [chosen, setChosen] = useState();
  return (
    <main style={{ maxWidth: '60rem', margin: 'auto', padding: 16 }}>
      <h1>Choose Your Room</h1>
      {chosen ? (
        <Details room={chosen} />
      ) : (
        <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: 16 }}>
          {rooms.map((room) => (
            <li key={room.roomTypeID + room.ratePlanID}>
              <Room room={room} onSelect={() => setChosen(room)} />
            </li>
          ))}
        </ul>
      )}
      <Text>{hotel?.phone}</Text>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <FluentProvider theme={webLightTheme}>
    <Rooms />
  </FluentProvider>,
);
