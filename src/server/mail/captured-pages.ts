import type { CapturedMail } from './captured-queries.ts';

const styles = `
  body { margin: 0; background: #f6f7f5; color: #171c19; font: 16px/24px Onest, system-ui, sans-serif }
  header { background: #17392f; padding: 16px }
  header a { color: #fff; font-weight: 600; text-decoration: none }
  main { max-width: 1040px; margin: 0 auto; padding: 24px 16px 64px }
  h1 { font-size: 28px; line-height: 34px; margin: 0 0 16px; overflow-wrap: anywhere }
  h2 { font-size: 18px; margin: 32px 0 8px }
  a { color: #17392f }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 24px }
  label { display: grid; gap: 4px; flex: 1 1 240px }
  input, button { box-sizing: border-box; font: inherit; height: 44px; border-radius: 4px; border: 1px solid #868d84; padding: 0 12px; min-width: 0 }
  button { background: #17392f; border-color: #17392f; border-radius: 8px; color: #fff; font-weight: 560; padding: 0 20px }
  ul { list-style: none; margin: 0; padding: 0 }
  li > a { background: #fff; border: 1px solid #e8eae6; border-radius: 8px; display: block; margin: 0 0 8px; padding: 12px 16px; text-decoration: none; color: inherit }
  li > a:hover { background: #eff5f2 }
  li strong, li small, dd { overflow-wrap: anywhere }
  small { color: #4e554e; display: block; font-size: 14px; line-height: 20px }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 }
  dt { color: #4e554e }
  dd { margin: 0 }
  @media (max-width: 600px) { dl { grid-template-columns: 1fr } dd { margin-bottom: 8px } }
  iframe, pre { background: #fff; border: 1px solid #d3d7d1; border-radius: 8px; box-sizing: border-box; width: 100% }
  iframe { height: 720px }
  pre { font: 14px/20px ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; padding: 16px; white-space: pre-wrap }
  :focus-visible { outline: 2px solid #1b5fd1; outline-offset: 2px }`;

/** Mails that were captured instead of sent, newest first. */
export function capturedMailList(mails: readonly CapturedMail[], to: string): string {
  const rows = mails.map(
    ({ mail_id, subject, recipient, sent_at }) =>
      `<li><a href="/dev/mail/${mail_id}"><strong dir="auto">${escaped(subject)}</strong><small>${escaped(recipient)} · ${time(sent_at)}</small></a></li>`,
  );
  const found = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mails yet.</p>';
  return page(
    'Mails',
    `<h1>Mails</h1>
<p>This shop has no mail server (<code>SMTP_URL</code>), so it keeps its mails here. Programs read <a href="/dev/mail.json">/dev/mail.json?to=…</a>.</p>
<form action="/dev/mail"><label>To <input type="search" name="to" value="${escaped(to)}" autocomplete="off"></label><button>Show</button></form>
${found}`,
  );
}

/** One of them, as HTML in a frame where nothing runs, as plain text, and its headers and attachments. */
export function capturedMailPage({
  mail_id,
  subject,
  html: _html,
  text,
  headers,
  attachments,
  sent_at,
}: CapturedMail): string {
  const rows = Object.entries({ ...headers, Sent: sent_at.toISOString() }).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
  );
  const files = attachments.map(
    ({ filename, content_type, size }, at) =>
      `<li><a href="/dev/mail/${mail_id}/attachments/${at}"><strong>${escaped(filename)}</strong><small>${escaped(content_type)}, ${size} B</small></a></li>`,
  );
  return page(
    subject,
    `<h1 dir="auto">${escaped(subject)}</h1>
<dl>${rows.join('')}</dl>
${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
<h2>HTML</h2>
<p><a href="/dev/mail/${mail_id}/html">Open alone</a></p>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${mail_id}/html"></iframe>
<h2>Plain text</h2>
<pre dir="auto">${escaped(text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} | Ilumaja</title><style>${styles}</style></head>
<body><header><a href="/dev/mail">Ilumaja · mails</a></header><main>${body}</main></body>
</html>
`;
}

function time(at: Date): string {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
