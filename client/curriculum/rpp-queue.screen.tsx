import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BarisRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { formatAngka } from '#client/kit/number';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { lastingOf, waitingSince } from '#client/curriculum/rpp-said';
import '#client/curriculum/rpp.words';

/** What waits for a decision, the longest waiting first. */
export function RppQueueScreen() {
  const t = useWords('rpp');
  const columns: Column<BarisRpp>[] = [
    { key: 'topic', title: t('topic'), width: 280, text: (it) => it.materi_pokok || t('untitled'), render: (it) => <Link to={`/teacher/rpp/${it.id}`}>{it.materi_pokok || t('untitled')}</Link> },
    { key: 'guru', title: t('guru'), width: 200, sorter: true, text: ({ guru }) => guru ?? t('erased') },
    { key: 'mapel', title: t('mapel'), width: 170, sorter: true, text: ({ mapel }) => mapel },
    { key: 'tingkat', title: t('tingkat'), width: 80, text: ({ tingkat }) => tingkat },
    { key: 'diajukan', title: t('since'), width: 120, sorter: true, rank: 0, text: ({ diajukan }) => diajukan && waitingSince(diajukan) },
    { key: 'versi', title: t('versi'), width: 80, align: 'end', rank: 9, text: ({ versi }) => versi },
    { key: 'remarks', title: t('remarks'), width: 90, align: 'end', rank: 8, text: ({ catatan_terbuka }) => catatan_terbuka || null },
  ];
  return <ListScreen title={t('queue')} about={<Ages />} back={{ to: '/teacher/rpp', label: t('title') }} endpoint={api.queue} columns={columns} rowKey="id" search empty={t('queueNone')} />;
}

const ANY = { limit: 10 };
/** For how long plans wait, and waited. */
function Ages() {
  const t = useWords('rpp');
  const { data } = useQuery(questionOf(api.queue, ANY));
  useFollowed(api.queue, ANY);
  const { umur } = data ?? {};
  return (
    <>
      {t('queueAbout')}{umur && umur.jumlah > 0 && <> {t('ages', { p50: lastingOf(umur.p50), p90: lastingOf(umur.p90) })}</>}
      {umur && umur.dijawab > 0 && <> {t('answeredAges', { jumlah: formatAngka(umur.dijawab), p50: lastingOf(umur.dijawab_p50), p90: lastingOf(umur.dijawab_p90) })}</>}
    </>
  );
}
