import type { ReactNode } from 'react';
import { Boundary } from '#client/kit/boundary';
import { Banners, useHeading } from '#client/kit/screen';
import { useWords } from '#client/kit/words';
import '#client/home/home.css';
import '#client/home/home.words';

/** The frame of a home: what it shows begins with a sentence, not with a title. */
export const Home = ({ children }: { children: ReactNode }) => (
  <div className="screen home">
    <Banners />
    <Boundary>{children}</Boundary>
  </div>
);

/** The sentence that names the next decision, below what day it is. */
export function Say({ eyebrow, children }: { eyebrow: string; children: string }) {
  const t = useWords('home');
  const heading = useHeading(t('home'));
  return (
    <>
      <p className="home-eyebrow">{eyebrow}</p>
      <h1 className="home-say" ref={heading} tabIndex={-1}>{children}</h1>
    </>
  );
}

type CardProps = { id: string; title: string; about?: ReactNode; children: ReactNode };
/** A part of a home, with what it is about at the right of its title. */
export const Card = ({ id, title, about, children }: CardProps) => (
  <section className="home-card" aria-labelledby={id}>
    <header><h2 id={id}>{title}</h2>{about && <span className="home-about">{about}</span>}</header>
    {children}
  </section>
);
