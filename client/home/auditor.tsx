import { Link } from 'react-router-dom';
import { BY_STAFF, ChangeLines } from '#client/home/change-lines';
import { Card } from '#client/home/frame';
import { GradeFindings } from '#client/home/grade-findings';
import { proofSentence, useProof } from '#client/home/proof';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/home/office-home.words';

const AREA = '/teacher';

/** What an auditor looks at: the newest change of a grade that is worth it, the seals and the last walk over the log, what was changed in bulk or outside hours, the way into the past. */
export function AuditorOffice() {
  const t = useWords('officeHome');
  return (
    <>
      <Boundary><GradeFindings area={AREA} /></Boundary>
      <div className="home-columns">
        <div>
          <Boundary><ChangeLines id="bulk" title={t('bulk')} area={AREA} of={{ sifat: 'massal', ...BY_STAFF }} none={t('bulkNone')} /></Boundary>
          <Boundary><ChangeLines id="outside" title={t('outside')} area={AREA} of={{ sifat: 'luar-jam', ...BY_STAFF }} none={t('outsideNone')} /></Boundary>
          <Boundary><ChangeLines id="changes" title={t('lastChanges')} area={AREA} of={BY_STAFF} none={t('noChanges')} /></Boundary>
        </div>
        <div>
          <Boundary><SealCard /></Boundary>
          <Card id="past" title={t('past')}>
            <p className="home-line">{t('pastAbout')}</p>
            <p className="home-line"><Link className="btn" to={`${AREA}/audit/attendance`}>{t('openPast')}</Link> <Link className="btn" to={`${AREA}/audit/grades`}>{t('openGrades')}</Link></p>
          </Card>
        </div>
      </div>
    </>
  );
}

function SealCard() {
  const t = useWords('officeHome');
  const { segel: [last], verifikasi } = useProof();
  const isWhole = verifikasi.utuh !== false && last?.sah !== false;
  return (
    <Card id="seals" title={t('seals')} about={<StatusTag tone={isWhole ? 'good' : 'bad'}>{t(isWhole ? 'sealed' : 'unsealed')}</StatusTag>}>
      <p className="home-line">{proofSentence(verifikasi, t)}</p>
      <p className="home-line soft">{last ? t('lastSeal', { nomor: last.nomor, tanggal: formatTanggal(last.tanggal), jumlah: formatAngka(last.jumlah) }) : t('noSeal')}</p>
      <Link className="btn" to={`${AREA}/audit/verify`}>{t('openProof')}</Link>
    </Card>
  );
}
