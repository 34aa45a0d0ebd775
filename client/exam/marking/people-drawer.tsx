import { Link } from 'react-router-dom';
import { useEverybody } from '#client/exam/marking/everybody';
import { type Behind, type Head, isExamOver, peopleBehind, type Row, statusOf, tenthName } from '#client/exam/marking/standing';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { Face } from '#client/kit/face';
import { formatAngka } from '#client/kit/number';
import { useNow } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { head: Head; behind: Behind; onClose: () => void };

/** Who makes a figure, each with the one fact that matters and the way to their sheet. */
export function PeopleDrawer({ head, behind, onClose }: Props) {
  const t = useWords('marking');
  const title = /^\d/.test(behind) ? t('behind_tenth', { rentang: tenthName(Number(behind)) }) : t(`behind_${behind as 'selesai'}`);
  return <Panel below="85%" size={440} title={title} onClose={onClose}><Boundary><People head={head} behind={behind} /></Boundary></Panel>;
}

function People({ head, behind }: Omit<Props, 'onClose'>) {
  const t = useWords('marking');
  const all = useEverybody(head);
  const people = peopleBehind(all, behind);
  const isOver = isExamOver(head, useNow(60_000).getTime());
  return (
    <>
      <p className="soft">{t('ofAll', { count: all.length, n: formatAngka(people.length), total: formatAngka(all.length) })}</p>
      {people.length === 0 && <p>{t('nobody')}</p>}
      <ul className="marks-people">
        {people.map((it) => <li key={it.id_peserta}><Face nama={it.nama} /><span><Link to={`/teacher/cbt/result/${head.id_cbt}/${it.id_murid}`}>{it.nama ?? t('erased')}</Link><small><Fact row={it} behind={behind} isOver={isOver} /></small></span></li>)}
      </ul>
    </>
  );
}

function Fact({ row, behind, isOver }: { row: Row; behind: Behind; isOver: boolean }) {
  const t = useWords('marking');
  const mark = row.nilai !== null ? t('markOf', { nilai: formatAngka(row.nilai) }) : row.sementara !== null && row.status === 'selesai' ? t('soFar', { nilai: formatAngka(row.sementara) }) : t('noMark');
  const fact = behind === 'esai' ? t('waitingEssays', { count: row.belum_dinilai }) : behind === 'belum' ? `${t(statusOf(row, isOver))} · ${t('answeredOf', { n: row.terjawab, total: row.jumlah_soal })}` : mark;
  return <>{row.kelas} · {fact}</>;
}
