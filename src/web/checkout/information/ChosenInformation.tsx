import { useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { saveDraft, useStoredDraft } from '../../state/drafts.ts';
import { OptionCard } from '../OptionCard.tsx';
import { InformationForm } from './InformationForm.tsx';
import type { Seats } from '../event/useSeats.tsx';
import type { Proposal } from './proposals.ts';
import type { Values } from './values.ts';

interface Props {
  order: Order;
  proposals: readonly Proposal[];
  /** The fields of somebody new, with what is known of them. */
  blank: Values;
  isSubscribed: boolean;
  seats?: Seats;
}

const fresh = 'new';

/** Details the shop knows already as cards to choose from, and the form for others; who is new sees the form alone. */
export function ChosenInformation({ order, proposals, blank, isSubscribed, seats }: Props) {
  const t = useT();
  const [picked, setPicked] = useState<string | null>(null);
  const draft = `information-${order.uuid}`;
  // A reload brings back what was chosen, as it brings back what was typed.
  const before = useStoredDraft(draft)?.['chosen'];
  // What another tab gives meanwhile is offered, and takes nothing away from who types here.
  const [likeliest] = useState(proposals[0]?.id ?? fresh);
  const chosen = picked ?? before ?? likeliest;

  function choose(id: string) {
    setPicked(id);
    saveDraft(draft, { chosen: id });
  }

  const proposal = proposals.find(({ id }) => id === chosen);
  const form = (
    <InformationForm
      key={proposal?.id ?? fresh}
      order={order}
      values={proposal?.values ?? blank}
      isKnown={proposal !== undefined}
      draft={`${draft}-${proposal?.id ?? fresh}`}
      isSubscribed={isSubscribed}
      onDone={() => saveDraft(draft, null)}
      seats={seats}
    />
  );
  const offered = withoutTwins(proposals, chosen);
  if (offered.length === 0 || (offered.length === 1 && chosen === 'order')) return form;
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset>
        <legend className="sr-only">{t('checkout.information.choose')}</legend>
        <div className="grid grid-cols-1 gap-3">
          {offered.map(({ id, values }) => (
            <OptionCard
              key={id}
              name="known"
              value={id}
              icon={values.buyer === 'company' ? 'buildings' : 'user'}
              title={buyerOf(values)}
              hint={placeOf(values)}
              isChosen={id === proposal?.id}
              onChoose={() => choose(id)}
            />
          ))}
          <OptionCard
            name="known"
            value={fresh}
            icon="plus"
            title={t('checkout.information.other')}
            isChosen={proposal === undefined}
            onChoose={() => choose(fresh)}
          />
        </div>
      </fieldset>
      {form}
    </div>
  );
}

/** Of those that look alike the chosen one, or the likeliest: an order that is as the last one has two. */
function withoutTwins(proposals: readonly Proposal[], chosen: string): readonly Proposal[] {
  const lookOf = ({ values }: Proposal) => `${buyerOf(values)}, ${placeOf(values)}`;
  return proposals.filter((one) => {
    const twins = proposals.filter((other) => lookOf(other) === lookOf(one));
    return one.id === chosen || (twins.every(({ id }) => id !== chosen) && twins[0] === one);
  });
}

function buyerOf(values: Values): string {
  const person = `${values['contact.first_name']} ${values['contact.last_name']}`;
  return values.buyer === 'company' ? `${values['company.name']} · ${person}` : person;
}

function placeOf(values: Values): string {
  const kind = values['delivery_address.street'] ? 'delivery_address' : 'invoice_address';
  return `${values[`${kind}.street`]}, ${values[`${kind}.postal_code`]} ${values[`${kind}.city`]}`;
}
