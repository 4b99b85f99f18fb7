import { useState } from 'react';

const dollars = (amount) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const Room = ({ room, onSelect }) => (
  <li className="card">
    {room.roomTypePhotos[0] && (
      <img src={room.roomTypePhotos[0].image} alt={room.roomTypeName} width={640} height={360} loading="lazy" />
    )}
    <h2>{room.roomTypeName}</h2>
    <p>{room.roomTypeDescription}</p>
    <p>
      Up to {room.maxGuests} guests, {room.roomsAvailable} available
    </p>
    <p>{room.roomTypeFeatures.slice(0, 3).join(', ')}</p>
    <p>
      {dollars(room.nightlyRate)} a night, {dollars(room.totalWithTaxes)} in all
    </p>
    <button type="button" onClick={onSelect}>
      Select This Room
    </button>
  </li>
);

const Details = ({ room }) => (
  <form>
    <h2>{room.roomTypeName}</h2>
    {['Name', 'Email', 'Phone'].map((name) => (
      <label key={name}>
        {name} <input name={name} required />
      </label>
    ))}
    <button type="submit">Continue</button>
  </form>
);

/** The rooms of a link, and the form that follows, without any library of parts. */
export function Rooms({ session: { rooms, hotel } }) {
  const [chosen, setChosen] = useState();
  return (
    <main>
      <h1>Choose Your Room</h1>
      {chosen ? (
        <Details room={chosen} />
      ) : (
        <ul>
          {rooms.map((room) => (
            <Room key={room.roomTypeID + room.ratePlanID} room={room} onSelect={() => setChosen(room)} />
          ))}
        </ul>
      )}
      <p>{hotel?.phone}</p>
    </main>
  );
}
