import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { marking } from '#contract/exam/marking.api';
import { Analysis } from '#client/exam/marking/analysis';
import { EssaysPart } from '#client/exam/marking/essays';
import { KeysPart } from '#client/exam/marking/keys';
import { MarksLog } from '#client/exam/marking/marks-log.screen';
import { ResultsPart } from '#client/exam/marking/results';
import { Sentence } from '#client/exam/marking/sentence';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { Record, RecordFrame } from '#client/kit/record';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Behind } from '#client/exam/marking/standing';
import '#client/exam/exam-kinds.words';
import '#client/exam/marking/marking.css';
import '#client/exam/marking/marking.words';

const PeopleDrawer = later(async () => (await import('#client/exam/marking/people-drawer')).PeopleDrawer);

/** What became of an exam: its marks, its essays, how its questions did, their keys, and who changed what. */
export function ResultScreen() {
  const t = useWords('marking');
  const { id = '' } = useParams();
  const back = { to: '/teacher/cbt', label: t('back') };
  return <RecordFrame back={back}><OneResult id={id} back={back} /></RecordFrame>;
}

function OneResult({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, k] = [useWords('marking'), useWords('examKinds')];
  const { data: head } = useView(marking.head, { id });
  const [behind, setBehind] = useState<Behind>();
  const waiting = head.kemajuan.belum_dinilai;
  return (
    <>
      <Record back={back} eyebrow={k(head.tipe)} name={head.judul} page={t('results')} notice={<Boundary><Sentence head={head} onWhy={setBehind} /></Boundary>}
        facts={[[t('mapel'), head.mapel ?? '–'], [t('kelas'), head.kelas.map(({ kelas }) => kelas).join(', ') || '–'], [t('guru'), head.guru ?? t('erased')]]}
        tabs={[
          { key: 'hasil', label: t('results'), content: () => <ResultsPart head={head} onWhy={setBehind} /> },
          { key: 'esai', label: waiting ? `${t('essays')} ${waiting}` : t('essays'), content: () => <EssaysPart head={head} /> },
          { key: 'analisis', label: t('analysis'), content: () => <Analysis head={head} /> },
          { key: 'kunci', label: t('keys'), content: () => <KeysPart head={head} /> },
          { key: 'riwayat', label: t('log'), content: () => <MarksLog id_cbt={id} /> },
        ]} />
      {behind && <PeopleDrawer head={head} behind={behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}
