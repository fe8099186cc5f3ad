import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Where the device is. Asked for by a press alone, and told to nobody but the search that it is for. */
export function usePlaceOfDevice() {
  const [near, setNear] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => 'geolocation' in navigator,
    () => false,
  );
  return {
    /** `59.437,24.7535`: as near as a street, which is enough to find a locker. */
    near,
    isOffered,
    isAsking,
    isRefused,
    ask() {
      if (isAsking) return;
      setAsking(true);
      setRefused(false);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setAsking(false);
          setNear(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`);
        },
        () => {
          setAsking(false);
          setRefused(true);
        },
        { timeout: 10_000, maximumAge: 300_000 },
      );
    },
  };
}
