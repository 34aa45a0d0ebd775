import { studentData } from '#contract/people/student-data.api';
import type { BagianData } from '#contract/people/student-data';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { BookSection, isFilled } from '#client/people/book-section';
import { SECTIONS } from '#client/people/forms';
import { HealthSection, isHealthKnown } from '#client/people/health-section';
import '#client/people/people.css';
import '#client/people/persons.words';

/** A student's own page of the data book; what is wrong in it is put right by the school. */
export function OwnBook({ id }: { id: string }) {
  const t = useWords('persons');
  const { data } = useView(studentData.read, { id });
  const kept = (Object.keys(SECTIONS) as BagianData[]).filter((it) => (it === 'kesehatan' ? isHealthKnown(data) : isFilled(data[it])));
  return (
    <section className="panel own-book" aria-labelledby="own-book">
      <h2 id="own-book">{t('ownBook')}</h2>
      <p className="person-about">{t(kept.length ? 'ownBookAbout' : 'ownBookEmpty')}</p>
      {kept.map((it) => (it === 'kesehatan' ? <HealthSection key={it} {...data} /> : <BookSection key={it} id={id} bagian={it} section={data[it]} />))}
    </section>
  );
}
