import type { CSSProperties } from 'react';

const font = "Onest, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** A name of 255 letters without a space stays inside. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

/** Looks of mails: each element bears its own, as many clients read no style sheets. */
export const styles = {
  page: { backgroundColor: '#f6f7f5', fontFamily: font, margin: 0, padding: '24px 12px' },
  frame: { maxWidth: '560px', margin: '0 auto' },
  header: { backgroundColor: '#17392f', borderRadius: '8px 8px 0 0', padding: '16px 20px' },
  // What is read of it where pictures are not shown.
  logo: { color: '#ffffff', fontSize: '22px', fontWeight: 600, lineHeight: '32px' },
  scale: { tableLayout: 'fixed', width: '100%' },
  shade: { fontSize: 0, height: '3px', lineHeight: '3px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #e8eae6',
    borderTop: 0,
    borderRadius: '0 0 8px 8px',
    padding: '24px 20px',
  },
  heading: {
    ...breaking,
    color: '#171c19',
    fontSize: '22px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    lineHeight: '28px',
    margin: '0 0 16px',
  },
  text: { ...breaking, color: '#171c19', fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  code: {
    color: '#171c19',
    fontSize: '28px',
    fontWeight: 600,
    letterSpacing: '0.08em',
    lineHeight: '36px',
    margin: '0 0 16px',
  },
  quietText: { ...breaking, color: '#4e554e', fontSize: '14px', lineHeight: '20px', margin: '16px 0 0' },
  action: { margin: '24px 0' },
  button: {
    backgroundColor: '#17392f',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '20px',
    padding: '12px 20px',
  },
  footer: { padding: '20px 4px 0' },
  small: { ...breaking, color: '#4e554e', fontSize: '13px', lineHeight: '18px', margin: '0 0 8px' },
  textLink: { color: '#171c19', textDecoration: 'underline' },
  quietLink: { color: '#4e554e', textDecoration: 'underline' },
  line: { borderColor: '#d3d7d1', margin: '12px 0' },
} satisfies Record<string, CSSProperties>;

/** From black to the lightest blonde. */
export const shades = [
  '#17110f',
  '#2a1c16',
  '#3b261b',
  '#54341f',
  '#6f4727',
  '#8c5e33',
  '#ab7b45',
  '#c79c63',
  '#dfbf8e',
  '#f0ddba',
];

/** For clients that have a dark theme and let a mail have its own. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #111513 !important; }
  .card { background-color: #191f1c !important; border-color: #3a433e !important; }
  .strong, .text { color: #edf1ee !important; }
  .quiet { color: #a9b3ad !important; }
  .line { border-color: #3a433e !important; }
  .button { background-color: #7fc6ae !important; color: #0c211b !important; }
}`;
