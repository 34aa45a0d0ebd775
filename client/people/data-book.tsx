import { Alert } from 'antd';
import type { BagianData } from '#contract/people/student-data';
import { studentData } from '#contract/people/student-data.api';
import type { Row } from '#client/kit/resource/cell';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { SECTIONS } from '#client/people/forms';
import { RecordForm } from '#client/people/record-form';

/** Sections of a student's page of the data book, a form each; whoever opens them is told that it is noted. */
export function DataBook({ id, sections }: { id: string; sections: readonly BagianData[] }) {
  const t = useWords('persons');
  const { data } = useView(studentData.read, { id });
  return (
    <>
      <Alert type="info" showIcon title={t('readIsNoted')} />
      {sections.map((it) => (
        <RecordForm key={it} name={it} resource={SECTIONS[it]} title={t(`bagian.${it}`)} latest={{ ...emptied(it), ...data[it], id } as Row} shaped={(changes) => ({ [it]: changes })} />
      ))}
    </>
  );
}

const emptied = (bagian: BagianData) => Object.fromEntries(Object.keys(SECTIONS[bagian].fields).map((name) => [name, null]));
