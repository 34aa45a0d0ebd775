import { Link } from 'react-router-dom';
import type { Letter } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import { Card } from '#client/home/frame';
import { StatusTag } from '#client/kit/status-tag';
import { clock, formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/student.words';
import '#client/lesson/plan.css';

const TONES = { diajukan: 'warn', diterima: 'good', ditolak: 'bad', dibatalkan: 'bad' } as const;
/** What was answered stays in sight for so long, and what was granted until its days are over. */
const NEW_MS = 3 * 86_400_000;
type Told = Letter & { status: keyof typeof TONES };
const isTold = (it: Letter): it is Told => it.status !== 'ditarik' && (it.status === 'diajukan' || (it.status === 'diterima' && it.tanggal_akhir >= clock.today()) || (it.ditinjau !== null && Date.parse(it.ditinjau) > clock.now().getTime() - NEW_MS));

/** What became of a student's own leaves: not there while there is nothing to tell. */
export function OwnLeave() {
  const w = useWords('studentHome');
  const { data } = useView(leave.mine, {});
  const told = data.filter(isTold);
  if (!told.length) return null;
  return (
    <Card id="leave" title={w('leaves')} about={<Link to="/student/leave">{w('allLeaves')}</Link>}>
      <ul className="subject-lessons home-line">
        {told.map(({ id, jenis, tanggal_awal, tanggal_akhir, status, tanggapan, ditinjau_oleh }) => (
          <li key={id}>
            <time dateTime={tanggal_awal}>{formatHariTanggal(tanggal_awal)}</time>
            <span>{tanggal_akhir === tanggal_awal ? w(jenis) : w('leaveUntil', { jenis: w(jenis), hari: formatHariTanggal(tanggal_akhir) })}{status !== 'diajukan' && ditinjau_oleh && <small>{tanggapan ? `${ditinjau_oleh}: ${tanggapan}` : ditinjau_oleh}</small>}</span>
            <StatusTag tone={TONES[status]}>{w(status)}</StatusTag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
