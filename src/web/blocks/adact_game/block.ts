import { gameSize } from '../constants.ts';
import { anywhere, defineBlock, vertical } from '../definition.ts';
import { httpsUrl, length, text, yesNo } from '../props.ts';

export const adactGame = defineBlock({
  name: 'adact_game',
  label: { en: 'Game', et: 'Mäng' },
  group: 'embed',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  required: ['gameId', 'gameIframeURL'],
  props: {
    gameId: text(64),
    gameIframeURL: httpsUrl(),
    gameHeight: length(gameSize.height),
    gameWidth: length(gameSize.width),
    showLeaderboard: yesNo('yes'),
  },
  sample: { props: { gameId: 'winter-2026', gameIframeURL: 'https://game.ilumaja.example/winter-2026' } },
});
