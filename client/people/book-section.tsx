import type { BagianData } from '#contract/people/student-data';
import { type Row, textOf } from '#client/kit/resource/cell';
import { formOf } from '#client/kit/resource/form-model';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useWords } from '#client/kit/words';
import { SECTIONS } from '#client/people/forms';
import '#client/kit/resource/resource.words';
import '#client/people/people.css';
import '#client/people/persons.words';

type Kept = Record<string, unknown> | null;
export const isFilled = (section: Kept) => Object.values(section ?? {}).some((it) => it !== null && it !== '');

/** A section of the data book for whoever reads it and does not write it. */
export function BookSection({ id, bagian, section }: { id: string; bagian: BagianData; section: Kept }) {
  const [t, r, say] = [useWords('persons'), useWords('resource'), useResourceWords(SECTIONS[bagian])];
  const row = { ...section, id } as Row;
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
