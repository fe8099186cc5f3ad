import type { EventDetails } from '../../../domain/events/contract.ts';
import { freeSeats } from '../../parts/events/seats-text.ts';

/** What search engines are told of a date. */
export function eventJsonLd(event: EventDetails, url: string): object {
  const { place } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: event.name,
    description: event.description,
    startDate: event.starts_at,
    endDate: event.ends_at,
    inLanguage: event.language,
    eventStatus: `https://schema.org/${event.is_canceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${place.is_online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: place.is_online
      ? { '@type': 'VirtualLocation', url }
      : {
          '@type': 'Place',
          name: place.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: place.address,
            addressLocality: place.city,
            addressCountry: place.country,
          },
        },
    maximumAttendeeCapacity: event.capacity,
    remainingAttendeeCapacity: freeSeats(event.tickets),
    organizer: { '@type': 'Organization', name: 'Ilumaja' },
    offers: event.tickets.map(({ name, price, available_stock: left }) => ({
      '@type': 'Offer',
      name,
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      url,
      availability: `https://schema.org/${event.can_buy && left > 0 ? 'InStock' : 'SoldOut'}`,
    })),
  };
}
