import type { OutputOf } from '#contract/kit/endpoint';
import { common, type Refusal } from '#contract/kit/refusal';
import { MEASURED } from '#contract/people/health';
import { peopleRefusals } from '#contract/people/people.refusals';
import { studentData } from '#contract/people/student-data.api';
import { ApiError } from '#client/kit/api';
import type { Values } from '#client/kit/resource/form-model';
import { ResourceForm } from '#client/kit/resource/resource-form';
import type { Shape } from '#client/kit/resource/saving';
import { SavingFields } from '#client/kit/resource/saving-form';
import { useAction } from '#client/kit/view';
import { type Language, useLanguage, useWords } from '#client/kit/words';
import { CLASS_BOOK, REACHED, SECTIONS } from '#client/people/forms';
import { Measurements } from '#client/people/health-section';
import '#client/people/class-book.words';
import '#client/people/persons.words';

export type BookRow = OutputOf<typeof studentData.ofClass>['data'][number];
type Refused = NonNullable<OutputOf<typeof studentData.updateClass>['data']>['ditolak'][number];

const HEALTH = Object.keys(SECTIONS.kesehatan.fields);
const LASTING = HEALTH.filter((it) => !MEASURED.includes(it));
/** Health is a section of its own, how a student is reached stands beside it. */
const SHAPE: Shape = {
  there(part) {
    const [kesehatan, reached] = [HEALTH, REACHED].map((names) => Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name))));
    return { ...reached, ...(Object.keys(kesehatan as Values).length > 0 && { kesehatan }) };
  },
  back: ({ kesehatan, ...reached }) => ({ ...reached, ...(kesehatan as Values | undefined) }),
};

/** Contact and health of one student. */
export function ClassBookForm({ student, onClose }: { student: BookRow; onClose: () => void }) {
  const [t, language] = [useWords('classBook'), useLanguage()];
  const { run, pending } = useAction(studentData.updateClass, { isQuiet: true });
  const keep = async ({ id, ...wish }: Values) => {
    const { data } = await run({ data: [{ id_murid: id as string, ...wish }] });
    for (const it of data?.ditolak ?? []) throw refusedFor(it, language);
  };
  return (
    <ResourceForm resource={CLASS_BOOK} title={student.nama ?? t('erased')} row={{ ...student, ...student.kesehatan, id: student.id_murid }} shape={SHAPE} action={{ run: keep, pending }} onClose={onClose}>
      {(saving) => (
        <>
          <h3>{t('contact')}</h3>
          <SavingFields saving={saving} names={REACHED} />
          <h3>{t('health')}</h3>
          <SavingFields saving={saving} names={LASTING} />
          <h3>{t('measured')}</h3>
          <SavingFields saving={saving} names={MEASURED} />
          <Measurements rows={student.pemeriksaan} />
        </>
      )}
    </ResourceForm>
  );
}

/** Of several students some may be refused; of one, that is the form's to say. */
function refusedFor({ alasan, terbaru }: Refused, language: Language) {
  const said = ({ ...common, ...peopleRefusals } as Record<string, Refusal>)[alasan];
  const text = said ? said[language] : alasan;
  return new ApiError(said?.status ?? 409, alasan, text, alasan === 'EMAIL_TAKEN' ? { email: text } : undefined, terbaru ? { terbaru } : {});
}
