import { studentData } from '#contract/people/student-data.api';
import type { BagianData } from '#contract/people/student-data';
import { type Row, textOf } from '#client/kit/resource/cell';
import { formOf } from '#client/kit/resource/form-model';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { SECTIONS } from '#client/people/forms';
import '#client/kit/resource/resource.words';
import '#client/people/people.css';
import '#client/people/persons.words';

/** A student's own page of the data book; what is wrong in it is put right by the school. */
export function OwnBook({ id }: { id: string }) {
  const t = useWords('persons');
  const { data } = useView(studentData.read, { id });
  const kept = (Object.keys(SECTIONS) as BagianData[]).filter((it) => isFilled(data[it]));
  return (
    <section className="panel own-book" aria-labelledby="own-book">
      <h2 id="own-book">{t('ownBook')}</h2>
      <p className="person-about">{t(kept.length ? 'ownBookAbout' : 'ownBookEmpty')}</p>
      {kept.map((it) => <Section key={it} bagian={it} row={{ ...data[it], id } as Row} />)}
    </section>
  );
}

const isFilled = (section: Record<string, unknown> | null) => Object.values(section ?? {}).some((it) => it !== null && it !== '');

function Section({ bagian, row }: { bagian: BagianData; row: Row }) {
  const [t, r, say] = [useWords('persons'), useWords('resource'), useResourceWords(SECTIONS[bagian])];
  const filled = formOf(SECTIONS[bagian]).filter(({ name }) => row[name] !== null && row[name] !== undefined && row[name] !== '');
  return (
    <>
      <h3>{t(`bagian.${bagian}`)}</h3>
      <dl className="person-facts">
        {filled.map((field) => <div key={field.name}><dt>{say.field(field.name)}</dt><dd>{textOf(field, row, { say, t: r })}</dd></div>)}
      </dl>
    </>
  );
}
