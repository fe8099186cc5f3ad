import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { sharingMutation, sharingQuery } from '../../api/favourites.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';

/** Gives the list a link for others, shows it while there is one, and ends it. */
export function ShareList() {
  const t = useT();
  const { api, origin } = usePage();
  const queries = useQueryClient();
  const toast = useToast();
  const titleId = useId();
  const { data } = useQuery(sharingQuery());
  const token = data?.token ?? null;
  // Whoever has just asked for the link finds it selected.
  const [wasAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wasAsked || token === null) return;
    field.current?.focus();
    field.current?.select();
  }, [wasAsked, token]);
  const { mutate, isPending } = useMutation({
    ...sharingMutation(api),
    onSuccess(sharing) {
      queries.setQueryData(sharingQuery().queryKey, sharing);
      if (sharing.token === null) toast({ text: t('favourites.stopped'), tone: 'info' });
    },
    onError(error) {
      console.error('sharing of favourites failed', error);
      toast({ text: t('favourites.shareFailed'), tone: 'danger', key: 'sharing' });
    },
  });

  if (token === null) {
    return (
      <Button
        variant="secondary"
        icon="link"
        busy={isPending}
        onClick={() => {
          setAsked(true);
          mutate(true);
        }}
      >
        {t('favourites.share')}
      </Button>
    );
  }
  const link = origin + paths.sharedFavourites(token);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: t('favourites.copied'), key: 'sharing' });
    } catch {
      // Not allowed here: selected, it can be copied by hand.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <section
      aria-labelledby={titleId}
      className="grid w-full gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div>
        <h2 id={titleId} className="type-h4">
          {t('favourites.shareTitle')}
        </h2>
        <p className="type-body-s mt-1 max-w-read text-muted">{t('favourites.shareWhat')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={t('favourites.link')}
          value={link}
          readOnly
          className="min-w-0 grow basis-72"
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" variant="secondary" onClick={copy}>
          {t('favourites.copy')}
        </Button>
        <Button variant="quiet" busy={isPending} onClick={() => mutate(false)}>
          {t('favourites.stopSharing')}
        </Button>
      </div>
    </section>
  );
}
