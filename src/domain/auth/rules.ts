import { shortened } from '../shortened.ts';

/** Lengths of passwords, in characters. Longer ones than anybody types would only be work for the shop. */
export const passwordLengths = { min: 12, max: 256 } as const;

/** Of a first or last name, as texts of the shop's shortest class. */
export const nameLimit = 64;
/** Version of the terms and the privacy notice that registrations accept. */
export const termsVersion = '2026-11';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long a mailed link works. */
export const linkMs = { confirm_email: 3 * dayMs, reset_password: hourMs, change_email: dayMs } as const;
/** How long an account waits for the confirmation of its address. */
export const unconfirmedMs = 30 * dayMs;
/** How long a session lives; people of the staff sign in each day. */
export const sessionMs = { customer: 30 * dayMs, staff: dayMs / 2 } as const;
/** Sessions of one user at a time; beyond them the oldest end. */
export const maxSessions = 50;

/** How long a proof of identity counts for what cannot be undone. */
const recentMs = 600_000;
/** How long a new account is introduced to the shop. */
const introMs = dayMs;

export function isRecent(authenticatedAt: Date, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() < recentMs;
}

export function showsIntro(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < introMs;
}

/** The form of a password that is hashed: the same letters typed on two keyboards are one password. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Roles of the staff begin alike; the others are roles at a customer. */
const staffPrefix = 'TH_';

export function isStaffRole(role: string): boolean {
  return role.startsWith(staffPrefix);
}

/** The longest name of a device that is stored. */
const deviceLimit = 60;

/** Order matters: most browsers name those they descend from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A device as its owner knows it, such as “Chrome, Windows”; of an unknown one the beginning of what it calls itself. */
export function deviceName(userAgent: string | undefined): string {
  return knownDevice(userAgent) ?? shortened(agentOf(userAgent).replace(/[^\x20-\x7e]/g, ''), deviceLimit);
}

/** The same in words of the shop's alone, for where what a stranger wrote must not be read. Null: an unknown one. */
export function knownDevice(userAgent: string | undefined): string | null {
  const agent = agentOf(userAgent);
  const names = [browsers, systems].flatMap(
    (list) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return names.length > 0 ? names.join(', ') : null;
}

function agentOf(userAgent: string | undefined): string {
  return (userAgent ?? '').slice(0, 500);
}
