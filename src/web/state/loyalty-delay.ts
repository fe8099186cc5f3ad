/** Set for the session of the browser once somebody does not want to join now (PP-01 c). */
const key = 'loyalty-delayed';

export function isJoiningDelayed(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function delayJoining(): void {
  sessionStorage.setItem(key, '1');
}
