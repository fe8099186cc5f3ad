import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { maxPointsAtOnce, type PickupPointQuery } from '../../../domain/delivery/calls.ts';
import { postalCodeOf } from '../../../domain/customers/rules.ts';
import type { DeliveryMethod } from '../../../domain/delivery/contract.ts';
import type { OrderDelivery } from '../../../domain/orders/contract.ts';
import { pickupPointsQuery } from '../../api/checkout.ts';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';
import { PointOption } from './PointOption.tsx';
import { PointsFailed, PointsLoading } from './PointsStates.tsx';
import { usePlaceOfDevice } from './usePlaceOfDevice.ts';

/** What is typed is asked for once the typing rests, in ms. */
const searchDelayMs = 200;
/** Points at a time: as many as fit beside the search on a phone. */
const pageSize = 6;

export interface PickupPointsProps {
  method: DeliveryMethod;
  chosen: string | null;
  /** What the order has, which is named while the list shows others. */
  stored: OrderDelivery['pickup_point'];
  onChoose: (id: string) => void;
  postalCode: string | undefined;
  countryId: number;
  error: string | null;
}

/**
 * The points of a way of delivery: a search field whose list is open, the nearest first. Arrows move through the list while
 * the focus stays in the field, Enter chooses.
 */
export function PickupPoints({
  method,
  chosen,
  stored,
  onChoose,
  postalCode,
  countryId,
  error,
}: PickupPointsProps) {
  const t = useT();
  const base = useId();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [size, setSize] = useState(pageSize);
  const [at, setAt] = useState(-1);
  const device = usePlaceOfDevice();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(text.trim());
      setAt(-1);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  const asked: PickupPointQuery = {
    method: method.id,
    // The order's, which need not be the one the browser shops for.
    country_id: countryId,
    ...wordsOf(search, countryId, postalCode),
    ...(device.near !== null && { near: device.near }),
    page_size: size,
  };
  const { data, isPlaceholderData, isError, refetch, isFetching } = useQuery({
    ...pickupPointsQuery(asked),
    placeholderData: keepPreviousData,
  });
  const points = data?.results ?? [];
  const list = useRef<HTMLDivElement>(null);

  function moveTo(index: number) {
    setAt(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = points.length - 1;
    const acts: Record<string, () => void> = {
      ArrowDown: () => moveTo(Math.min(at + 1, last)),
      ArrowUp: () => moveTo(Math.max(at - 1, 0)),
      Home: () => moveTo(0),
      End: () => moveTo(last),
      Enter: () => points[at] && onChoose(points[at].id),
      Escape: () => setText(''),
    };
    // Home and End move within what is typed.
    if ((event.key === 'Home' || event.key === 'End') && text !== '') return;
    const act = acts[event.key];
    // Of no points, all there is to do is to search for others.
    if (!act || (points.length === 0 && event.key !== 'Escape')) return;
    event.preventDefault();
    act();
  }

  const isStore = method.kind === 'store';
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        id={`points-${method.id}`}
        label={t(isStore ? 'checkout.points.searchStore' : 'checkout.points.search')}
        hint={t('checkout.points.searchHint')}
        icon="magnifying-glass"
        role="combobox"
        aria-expanded={points.length > 0}
        aria-controls={`${base}-list`}
        aria-autocomplete="list"
        aria-activedescendant={points[at] ? `${base}-${at}` : undefined}
        error={error}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {device.isOffered && (
        <div>
          <Button variant="secondary" size="s" icon="map-pin" busy={device.isAsking} onClick={device.ask}>
            {t('checkout.points.near')}
          </Button>
          <p role="status" className="type-body-s text-warning empty:sr-only">
            {device.isRefused ? t('checkout.points.placeRefused') : null}
          </p>
        </div>
      )}
      <p role="status" className="sr-only">
        {data && !isPlaceholderData ? t('checkout.points.found', { count: data.count }) : null}
      </p>
      {data === undefined ? (
        isError ? (
          <PointsFailed isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <PointsLoading />
        )
      ) : points.length === 0 ? (
        <p className="rounded-card bg-hover p-3.5 type-body-s">
          {t('checkout.points.none', { text: search })}
        </p>
      ) : (
        <div
          ref={list}
          id={`${base}-list`}
          role="listbox"
          aria-label={t('checkout.points.list')}
          aria-busy={isPlaceholderData || undefined}
          className="max-h-100 overflow-y-auto rounded-card border border-line-strong"
        >
          {points.map((point, index) => (
            <PointOption
              key={point.id}
              id={`${base}-${index}`}
              point={point}
              promisedOn={method.promised_on}
              isChosen={point.id === chosen}
              isActive={index === at}
              onChoose={() => onChoose(point.id)}
            />
          ))}
        </div>
      )}
      {stored && stored.id === chosen && !points.some(({ id }) => id === chosen) && (
        <p className="type-body-s">{t('checkout.points.chosen', { name: stored.name })}</p>
      )}
      {data !== undefined && data.count > points.length && points.length < maxPointsAtOnce && (
        <MorePoints
          isBusy={isPlaceholderData}
          onPress={() => setSize(Math.min(size + 2 * pageSize, maxPointsAtOnce))}
        />
      )}
    </div>
  );
}

/** Goes once all of them are shown, or as many as come at once, and leaves the focus to the search. */
function MorePoints({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const t = useT();
  const box = useFocusHandover(':has(> [role=listbox])', 'input');
  return (
    <div ref={box}>
      <Button variant="quiet" size="s" onClick={onPress} busy={isBusy}>
        {t('checkout.points.more')}
      </Button>
    </div>
  );
}

/** A postal code says where the buyer is, anything else what the point is called or where it stands. */
function wordsOf(search: string, countryId: number, home: string | undefined) {
  const typed = postalCodeOf(countryId, search);
  if (typed !== null) return { postal_code: typed };
  return { ...(search !== '' && { search }), ...(home !== undefined && { postal_code: home }) };
}
