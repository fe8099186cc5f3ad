/** Where the host of a game shows who leads in it: beside the game itself, under `/leaderboard/` and its id. */
export function leaderboardUrl(gameUrl: string, gameId: string): string {
  return new URL(`/leaderboard/${encodeURIComponent(gameId)}`, gameUrl).href;
}
