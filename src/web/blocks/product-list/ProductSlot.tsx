import { Skeleton } from '../../ui/Skeleton.tsx';

/** The place of a card whose product is on its way, as high as the card will be. */
export function ProductSlot() {
  return (
    <div
      aria-hidden="true"
      data-slot=""
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="aspect-square bg-photo" />
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <Skeleton className="my-1 h-3 w-1/3" />
        <div className="mt-0.5 h-10 md:h-11">
          <Skeleton className="my-1.5 h-3" />
          <Skeleton className="my-1.5 h-3 w-2/3" />
        </div>
        <div className="mt-2.5 h-6">
          <Skeleton className="h-3 w-1/2" />
        </div>
        <div className="mt-2 min-h-12">
          <Skeleton className="mt-1 h-5 w-1/3" />
        </div>
        <div className="mt-auto h-7.5 pt-2.5">
          <Skeleton className="h-3 w-1/4" />
        </div>
      </div>
    </div>
  );
}
