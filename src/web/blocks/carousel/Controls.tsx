import { useT } from '../../i18n/texts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { Slides } from './use-slides.ts';

interface ControlsProps {
  slides: Slides;
  count: number;
  /** Whether it goes on by itself, so that it can be paused. */
  isAutomatic: boolean;
}

/** Pause, one line a slide, the number, and the two arrows. Below the words on small screens, over the picture on larger ones. */
export function Controls({ slides, count, isAutomatic }: ControlsProps) {
  const t = useT();
  const { isPlaying, setPlaying, current, move, goTo } = slides;
  return (
    <>
      <div className="carousel-bar flex items-center noscript:hidden gap-3 bg-surface px-gutter pb-3 text-ink alone-md:absolute alone-md:bottom-5 alone-md:left-8 alone-md:rounded-full alone-md:bg-surface/90 alone-md:px-2 alone-md:py-0 alone-lg:left-14">
        {isAutomatic ? (
          <button
            type="button"
            aria-label={isPlaying ? t('blocks.pauseSlides') : t('blocks.playSlides')}
            onClick={() => setPlaying(!isPlaying)}
            className="-ml-3 grid size-11 shrink-0 place-items-center rounded-full alone-md:ml-0"
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        ) : null}
        {/* Fingers need wider ones, which take the place between them, and another line where they are many. */}
        <div className="flex gap-2 touch:flex-wrap touch:gap-0">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={t('blocks.goToSlide', { index: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index)}
              className="group/dot grid h-11 min-w-6 place-items-center touch:min-w-11"
            >
              <span className="block h-[3px] w-6 rounded-2 bg-ink/30 forced-colors:border-t-3 group-hover/dot:bg-ink/60 group-aria-[current]/dot:bg-ink md:w-8" />
            </button>
          ))}
        </div>
        <p className="type-body-s shrink-0 pr-2 font-medium tabular-nums" aria-hidden="true">
          {t('common.slideOf', { index: current + 1, total: count })}
        </p>
      </div>
      <div className="absolute right-5 bottom-5 flex gap-2 max-md:hidden noscript:hidden pair:bottom-3">
        <IconButton
          icon="caret-left"
          look="round"
          label={t('content.previousSlide')}
          tooltip="top"
          onClick={() => move(-1)}
          className="border-transparent"
        />
        <IconButton
          icon="caret-right"
          look="round"
          label={t('content.nextSlide')}
          tooltip="top"
          onClick={() => move(1)}
          className="border-transparent"
        />
      </div>
    </>
  );
}
