import type { TugasMurid } from '#contract/assignment/assignment.api';
import { later } from '#client/kit/later';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.words';

const FileList = later(async () => (await import('#client/file/attachments')).FileList);
const FileHere = later(async () => (await import('#client/file/attachments')).FileHere);
const RichText = later(async () => (await import('#client/kit/rich/rich-text')).RichText);

/** What was handed in, in one of its versions: a text, answers beside what was right, or a file. */
export function WorkShown({ work, versi }: { work: TugasMurid; versi: number | undefined }) {
  const t = useWords('assignment');
  const one = work.riwayat.find((it) => (versi === undefined ? !it.isDitarik : it.versi === versi));
  if (!one) return <p className="soft">{t('nothingYet')}</p>;
  if (work.tipe_assignment === 'Multiple Choice') return <Answers soal={work.soal} jawaban={one.jawaban_murid} />;
  if (work.tipe_assignment === 'File Upload') return one.berkas ? <div className="work-file"><FileList daftar={[one.berkas]} /><FileHere key={one.berkas.id} berkas={one.berkas} /></div> : <p className="soft">{t('answerGone')}</p>;
  return one.essay_answer === null ? <p className="soft">{t('answerGone')}</p> : <div className="work-text"><RichText html={one.essay_answer} /></div>;
}

function Answers({ soal, jawaban }: { soal: TugasMurid['soal']; jawaban: TugasMurid['jawaban_murid'] }) {
  const t = useWords('assignment');
  if (!jawaban) return <p className="soft">{t('answerGone')}</p>;
  return (
    <ol className="work-questions">
      {soal.map(({ nomor, pertanyaan, opsi, kunci, pembahasan }) => (
        <li key={nomor}>
          <RichText html={pertanyaan} />
          <ul className="work-options">
            {opsi.map(({ id, isi }) => (
              <li key={id} className={id === kunci ? 'is-right' : jawaban[nomor] === id && kunci !== null ? 'is-wrong' : undefined}>
                <span className="work-option"><b>{id}</b> <RichText html={isi} /></span>
                {jawaban[nomor] === id && <small>{t('chosen')}</small>}{id === kunci && <small>{t('isKey')}</small>}
              </li>
            ))}
          </ul>
          {pembahasan && <details><summary>{t('explain')}</summary><RichText html={pembahasan} /></details>}
        </li>
      ))}
    </ol>
  );
}
