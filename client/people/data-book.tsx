import { Alert } from 'antd';
import { BagianData } from '#contract/people/student-data';
import { studentData } from '#contract/people/student-data.api';
import { RecordForm } from '#client/kit/resource/record-form';
import { inside, type Shape } from '#client/kit/resource/saving';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { SECTIONS } from '#client/people/forms';
import { HealthSection, isHealthKnown } from '#client/people/health-section';
import '#client/people/persons.words';

const SHAPES = Object.fromEntries(BagianData.options.map((it) => [it, inside(it)])) as Record<BagianData, Shape>;

/** Sections of a student's page of the data book, a form each; whoever opens them is told that it is noted. */
export function DataBook({ id, sections }: { id: string; sections: readonly BagianData[] }) {
  const t = useWords('persons');
  const { data } = useView(studentData.read, { id });
  return (
    <>
      <Alert type="info" showIcon title={t('readIsNoted')} />
      {sections.map((it) => <RecordForm key={it} name={it} resource={SECTIONS[it]} title={t(`bagian.${it}`)} row={{ ...emptied(it), ...data[it], id }} shape={SHAPES[it]} />)}
    </>
  );
}

/** Health is read here; the homeroom teacher keeps it. */
export function HealthPage({ id }: { id: string }) {
  const t = useWords('persons');
  const { data } = useView(studentData.read, { id });
  return (
    <>
      <Alert type="info" showIcon title={t('readIsNoted')} />
      <section className="panel book-section">
        <HealthSection {...data} id={id} />
        <p className="person-about">{t(isHealthKnown(data) ? 'healthAbout' : 'healthEmpty')}</p>
      </section>
    </>
  );
}

const emptied = (bagian: BagianData) => Object.fromEntries(Object.keys(SECTIONS[bagian].fields).map((name) => [name, null]));
