import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { maxNameLength } from '../../../domain/saved-lists/limits.ts';
import { ApiError } from '../../api/client.ts';
import { failureText } from '../../api/failure-text.ts';
import { addToListMutation, createListMutation, savedListsQuery } from '../../api/saved-lists.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup, Radio } from '../../ui/Checkbox.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { undoMs } from '../../ui/undo-time.ts';
import { useTakeBack, type NewLine } from './useTakeBack.ts';

interface Props {
  onClose: () => void;
  /** `lines`: what is to be added, of which product how many. */
  props: { lines?: unknown };
}

const aNewOne = 'new';

/** Puts products into one of the lists, or into a new one. */
export default function AddToListModal({ onClose, props }: Props) {
  const lines = props.lines as readonly NewLine[];
  const { t, rich } = useTextsWith('savedLists');
  const { errorText } = useTextsWith('refusals');
  const tools = { api: usePage().api, queries: useQueryClient() };
  const toast = useToast();
  const { data: lists, isError, isFetching, refetch } = useQuery(savedListsQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());
  const takeBack = useTakeBack();
  const create = useMutation(createListMutation(tools));
  const add = useMutation(addToListMutation(tools));
  const own = lists?.filter(({ can_edit }) => can_edit) ?? [];
  const target = chosen ?? own[0]?.uuid ?? aNewOne;
  const failure = create.error ?? add.error;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    setProblem(null);
    if (target === aNewOne && name === '') {
      setProblem(t('savedLists.nameMissing'));
      form.querySelector<HTMLInputElement>('[name=name]')?.focus();
      return;
    }
    const idempotencyKey = `${key.current}-${target}`;
    try {
      const sent = { lines: [...lines], idempotencyKey };
      const list =
        target === aNewOne
          ? { ...(await create.mutateAsync({ name, ...sent })), added: 'all' as const }
          : await add.mutateAsync({ uuid: target, ...sent });
      toast({
        text: rich('savedLists.added', {
          name: (
            <a href={paths.account.list(list.uuid)} className="link wrap-anywhere" dir="auto">
              {list.name}
            </a>
          ),
        }),
        tone: 'success',
        key: 'list',
        durationMs: undoMs,
        action: {
          label: t('savedLists.undo'),
          onPress: () => void takeBack(list),
        },
      });
      onClose();
    } catch (error) {
      console.error('the list could not be filled', error);
      // Another name or list is another intention.
      if (error instanceof ApiError) key.current = crypto.randomUUID();
    }
  }

  return (
    <Modal title={t('savedLists.addTo')} onClose={onClose} size="s">
      {lists ? (
        <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          {failure ? <Notice tone="danger" title={failureText({ t, errorText }, failure)} /> : null}
          {own.length > 0 ? (
            <ChoiceGroup label={t('savedLists.which')}>
              {own.map(({ uuid, name, products }) => (
                <Radio
                  key={uuid}
                  name="list"
                  value={uuid}
                  checked={target === uuid}
                  aside={products}
                  onChange={() => setChosen(uuid)}
                >
                  <span dir="auto" className="wrap-anywhere">
                    {name}
                  </span>
                </Radio>
              ))}
              <Radio
                name="list"
                value={aNewOne}
                checked={target === aNewOne}
                onChange={() => setChosen(aNewOne)}
              >
                {t('savedLists.new')}
              </Radio>
            </ChoiceGroup>
          ) : null}
          {target === aNewOne ? (
            <TextField
              label={t('savedLists.name')}
              name="name"
              maxLength={maxNameLength}
              error={problem}
              hint={t('savedLists.nameHint')}
            />
          ) : null}
          <Button type="submit" busy={create.isPending || add.isPending}>
            {t('savedLists.add')}
          </Button>
        </form>
      ) : isError ? (
        <Notice
          tone="danger"
          title={t('errors.blockFailed')}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      ) : (
        <div role="status" aria-label={t('common.loading')}>
          <SkeletonRows rows={3} className="h-11" />
        </div>
      )}
    </Modal>
  );
}
