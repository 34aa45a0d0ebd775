import { useQuery } from '@tanstack/react-query';
import { Alert, Button, QRCode, Spin } from 'antd';
import { attendance } from '#contract/attendance/attendance.api';
import { CODE_SECONDS } from '#contract/attendance/check-in';
import { call } from '#client/kit/api';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useWords } from '#client/kit/words';
import type { Line } from '#client/attendance/register-sheet';
import '#client/attendance/attendance.words';

type Props = { id_sesi: string; lines: readonly Line[]; onClose: () => void };
const AGAIN_MS = 3_000;

/** Shows the class where its students check themselves in, and the teacher who has. */
export function CheckInCode({ id_sesi, lines, onClose }: Props) {
  const t = useWords('attendance');
  return (
    <Dialog title={t('codeTitle')} footer={null} onCancel={onClose}>
      <p>{t('codeHelp')}</p>
      <Code id_sesi={id_sesi} />
      <Arrived lines={lines} />
    </Dialog>
  );
}

/** The code of now; asked for anew when the next one is due. */
function Code({ id_sesi }: { id_sesi: string }) {
  const [t, textOf] = [useWords('attendance'), useProblemText()];
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['check-in-code', id_sesi], gcTime: 0, retry: false, queryFn: ({ signal }) => call(attendance.code, { id_sesi }, { signal }),
    refetchInterval: ({ state }) => (state.error || !state.data ? AGAIN_MS : state.data.data.sisa_detik * 1000),
  });
  if (error) return <Alert type="error" showIcon title={t('codeNone')} description={textOf(error)} action={<Button size="small" onClick={() => void refetch()}>{t('codeAgain')}</Button>} />;
  if (!data) return <div className="check-in-code"><Spin /></div>;
  const { kode, sisa_detik } = data.data;
  const link = `${location.origin}/student/dashboard?id_sesi=${id_sesi}&kode=${kode}`;
  return (
    <div className="check-in-code">
      <QRCode value={link} type="svg" size={240} color="#000000" bgColor="#ffffff" aria-label={t('codeTitle')} />
      <p className="check-in-digits">{kode.slice(0, 3)} {kode.slice(3)}</p>
      <span key={dataUpdatedAt} className="check-in-left" style={{ animationDuration: `${CODE_SECONDS}s`, animationDelay: `-${CODE_SECONDS - sisa_detik}s` }} aria-hidden="true" />
    </div>
  );
}

/** Who is there by now, the last who came by name. */
function Arrived({ lines }: Pick<Props, 'lines'>) {
  const t = useWords('attendance');
  const there = lines.filter(({ row }) => row.status_kehadiran === 'Hadir' || row.status_kehadiran === 'Terlambat')
    .toSorted((a, b) => (b.row.diubah ?? '').localeCompare(a.row.diubah ?? ''));
  return (
    <p className="check-in-arrived" aria-live="polite">
      <b>{t('arrived', { hadir: there.length, jumlah: lines.length })}</b> {there.slice(0, 3).map(({ row }) => row.nama ?? t('unnamed')).join(', ')}
    </p>
  );
}
