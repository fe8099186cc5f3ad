import { Footer } from './Footer.tsx';
import { NewsletterBand } from './NewsletterBand.tsx';

export function Foot() {
  return (
    <>
      <NewsletterBand />
      <Footer />
    </>
  );
}
