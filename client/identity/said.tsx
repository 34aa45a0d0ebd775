import type { Outcome } from '#client/identity/login-outcome';

/** What came of a try, read out at once. */
export const Said = ({ title, titleInEnglish, text }: Outcome) => (
  <div className="said" role="alert">
    <strong lang={titleInEnglish ? 'en' : undefined}>{title}</strong>
    <p>{text}</p>
  </div>
);
