import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PERISTIWA_SAJA, type PeristiwaSaja } from '#contract/exam/supervision';
import { supervision } from '#contract/exam/supervision.api';
import { tanggalOf } from '#contract/school-year/school-days';
import { Player } from '#client/audit/player';
import { countBy } from '#client/audit/playing';
import { useReplayKeys } from '#client/audit/replay-keys';
import { ASK_EVERY_MS, usePlaceInAddress, usePlaying } from '#client/audit/use-replay';
import { PastRoom } from '#client/exam/supervision/past-room';
import { placeOf } from '#client/exam/supervision/room';
import { useAddress } from '#client/kit/address';
import { Loading } from '#client/kit/boundary';
import { useCalm } from '#client/kit/calm';
import { Screen } from '#client/kit/screen';
import { clock, formatDetik } from '#client/kit/time';
import { questionOf, useView } from '#client/kit/view';
import { useWide } from '#client/kit/wide';
import { useWords } from '#client/kit/words';
import '#client/audit/audit.css';
import '#client/exam/supervision/supervision.words';

/** A supervised room as it was after each of its events. */
export function ExamReplayScreen() {
  const t = useWords('supervision');
  const { id = '' } = useParams();
  const [title, setTitle] = useState(t('replay'));
  useWide();
  return <Screen title={title} back={{ to: `/teacher/cbt/my-supervision/${id}`, label: t('toBoard') }}><Room key={id} id_pengawas_cbt={id} onTitle={setTitle} /></Screen>;
}

function Room({ id_pengawas_cbt, onTitle }: { id_pengawas_cbt: string; onTitle: (title: string) => void }) {
  const t = useWords('supervision');
  const { data: head } = useView(supervision.head, { id_pengawas_cbt });
  const { data: whole } = useView(supervision.replay, { id_pengawas_cbt });
  const waktu = useMemo(() => whole.peristiwa.map(({ pada }) => pada), [whole]);
  const place = usePlaceInAddress(waktu);
  const nomor = useCalm(place[0], ASK_EVERY_MS);
  // Before the first of them nothing had happened yet.
  const at = waktu[nomor - 1] ?? new Date(Date.parse(waktu[0] ?? head.mulai) - 1).toISOString();
  const title = t('atMoment', { tempat: placeOf(head, t), jam: formatDetik(at) });
  useEffect(() => onTitle(title), [title, onTitle]);
  const shown = useQuery({ ...questionOf(supervision.replay, { id_pengawas_cbt, at }), placeholderData: keepPreviousData, gcTime: 10_000 });
  const last = useRef(whole);
  if (shown.data) last.current = shown.data.data;
  const playing = usePlaying(waktu, place, shown.isPlaceholderData || nomor !== place[0] || shown.isError);
  useReplayKeys(playing);
  const [params, setParams] = useAddress();
  const only = (Object.keys(PERISTIWA_SAJA) as PeristiwaSaja[]).find((it) => it === params.get('peristiwa'));
  if (!waktu.length) return <Empty className="panel" description={t('momentNone')} />;
  return (
    <>
      <Player tanggal={tanggalOf(new Date(at), clock.zone())} waktu={waktu} replay={playing} />
      {shown.data || last.current ? <div aria-busy={shown.isPlaceholderData}><PastRoom head={head} past={last.current} events={whole.peristiwa} only={only} onAll={() => setParams((before) => without(before, 'peristiwa'), { replace: true })} at={at} onGo={(pada) => playing.goTo(countBy(waktu, pada))} /></div> : <Loading />}
    </>
  );
}

function without(params: URLSearchParams, name: string) {
  const left = new URLSearchParams(params);
  left.delete(name);
  return left;
}
