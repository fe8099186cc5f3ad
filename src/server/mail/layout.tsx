import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Seller } from '../../domain/invoices/invoice.ts';
import type { Language } from '../../domain/locales.ts';
import type { NoticeKind } from '../../domain/notices/kinds.ts';
import type { ShopSupport } from '../../domain/shops/contract.ts';
import { openingHoursText } from '../../domain/shops/opening-hours.ts';
import { layoutTexts } from './layout.texts.ts';
import { logoPath } from './logo.ts';
import { darkStyles, shades, styles } from './styles.ts';

interface LayoutProps {
  language: Language;
  /** Where the shop is reached. */
  origin: string;
  title: string;
  preview: string;
  support: ShopSupport['customer'];
  seller: Seller;
  /** Of mails that are sent with consent alone: which, and where to withdraw it. */
  notice: { kind: NoticeKind; href: string } | null;
  children: ReactNode;
}

/** What every mail is framed by: the shop's name above, below its contact and, as letters of companies must, who writes. */
export function Layout({ language, origin, title, preview, support, seller, notice, children }: LayoutProps) {
  const texts = layoutTexts[language];
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body style={styles.page} className="page">
        <Preview>{preview}</Preview>
        <Container style={styles.frame}>
          <Section style={styles.header} data-skip-in-text="true">
            <Link href={origin}>
              <Img src={`${origin}${logoPath}`} alt="Ilumaja" width="120" height="32" style={styles.logo} />
            </Link>
          </Section>
          <ShadeScale />
          <Section style={styles.card} className="card">
            <Heading as="h1" style={styles.heading} className="strong">
              {title}
            </Heading>
            {children}
          </Section>
          <Section style={styles.footer}>
            <Text style={styles.small} className="quiet">
              {texts.support}:{' '}
              <Link href={`mailto:${support.email}`} style={styles.quietLink} className="quiet">
                {support.email}
              </Link>
              {', '}
              <Link
                href={`tel:${support.phone.replaceAll(' ', '')}`}
                style={styles.quietLink}
                className="quiet"
              >
                {support.phone.replaceAll(' ', '\u00a0')}
              </Link>
              {', '}
              <span style={{ whiteSpace: 'nowrap' }}>{openingHoursText([support.hours], language)}</span>
            </Text>
            <Text style={styles.small} className="quiet">
              {notice ? texts.why[notice.kind] : texts.whyThis}
              {notice && (
                <>
                  {' '}
                  <Link href={notice.href} style={styles.quietLink} className="quiet">
                    {texts.unsubscribe}
                  </Link>
                </>
              )}
            </Text>
            <Hr style={styles.line} className="line" />
            <Text style={styles.small} className="quiet">
              {seller.name}, {texts.regCode}&nbsp;{seller.reg_code}
              <br />
              {seller.street}, {seller.postal_code} {seller.city}
              <br />
              <Link href={origin} style={styles.quietLink} className="quiet">
                {new URL(origin).host}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The ten depths of hair colour, as under the header of the shop. */
function ShadeScale() {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.scale}>
      <tbody>
        <tr>
          {shades.map((shade) => (
            <td key={shade} width="10%" height={3} style={{ ...styles.shade, backgroundColor: shade }} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** `name` as it was typed, whichever way its letters run; an empty one is left out. */
export function Greeting({ name, language }: { name: string; language: Language }) {
  return (
    <Text style={styles.text} className="text">
      {layoutTexts[language].greeting(isolated(name))}
    </Text>
  );
}

export function Paragraph({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <Text style={isQuiet ? styles.quietText : styles.text} className={isQuiet ? 'quiet' : 'text'}>
      {children}
    </Text>
  );
}

/** The one thing the mail asks for; its address stands below for clients that show no buttons. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={styles.action}>
      <Button href={href} style={styles.button} className="button">
        {children}
      </Button>
    </Section>
  );
}

/** A code to be typed: its digits apart, so that they can be read out. */
export function Code({ children }: { children: string }) {
  return (
    <Text style={styles.code} className="text">
      {children}
    </Text>
  );
}

/** Keeps the direction of the letters inside from turning what stands around them. */
export function isolated(text: string): string {
  const name = text.trim();
  return name === '' ? '' : `\u2068${name}\u2069`;
}
