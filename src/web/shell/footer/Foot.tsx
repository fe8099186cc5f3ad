import { Footer } from './Footer.tsx';
import { NewsletterBand } from './NewsletterBand.tsx';

/** What ends every page: the newsletter and the footer (LY-01). */
export function Foot() {
  return (
    <>
      <NewsletterBand />
      <Footer />
    </>
  );
}
