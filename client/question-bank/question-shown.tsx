import { CheckCircleFilled } from '@ant-design/icons';
import type { IsiSoal } from '#contract/question-bank/question';
import { useWords } from '#client/kit/words';
import { RichText } from '#client/kit/rich/rich-text';
import '#client/question-bank/question-bank.css';
import '#client/question-bank/question-bank.words';

type Props = { soal: IsiSoal; /** With what is right, which no student sees. */ isKeyed?: boolean };

/** A question as a student meets it. */
export function QuestionShown({ soal, isKeyed = false }: Props) {
  const t = useWords('questionBank');
  const { tipe, pertanyaan, opsi, pasangan, kunci, rubrik, pembahasan } = soal;
  return (
    <div className="question-shown">
      <RichText html={pertanyaan} />
      {opsi.length > 0 && (
        <ol className="question-options">
          {opsi.map(({ id, isi }) => {
            const isRight = isKeyed && kunci.includes(id);
            return <li key={id} className={isRight ? 'is-right' : undefined}><b aria-hidden="true">{id}</b><RichText html={isi} />{isRight && <span className="question-right"><CheckCircleFilled aria-hidden /> {t('right')}</span>}</li>;
          })}
        </ol>
      )}
      {pasangan.length > 0 && <Pairs soal={soal} isKeyed={isKeyed} />}
      {tipe === 'Isian Singkat' && (isKeyed ? <p><b>{t('rightAnswers')}</b>: {kunci.join(' · ')}</p> : <p className="question-blank">{t('answerHere')}</p>)}
      {tipe === 'Essay' && !isKeyed && <p className="question-blank is-long">{t('answerHere')}</p>}
      {tipe === 'Essay' && isKeyed && kunci.map((it) => <p key={it}><b>{t('guidance')}</b>: {it}</p>)}
      {isKeyed && rubrik.length > 0 && <ul>{rubrik.map(({ kriteria, skor }) => <li key={kriteria}>{kriteria} ({skor})</li>)}</ul>}
      {isKeyed && pembahasan && <div className="question-why"><b>{t('pembahasan')}</b><RichText html={pembahasan} /></div>}
    </div>
  );
}

/** What is right stands beside; the student finds the right sides in an order of their own. */
function Pairs({ soal: { pasangan }, isKeyed }: { soal: IsiSoal; isKeyed: boolean }) {
  const t = useWords('questionBank');
  const right = isKeyed ? pasangan : [...pasangan].sort((one, other) => one.kanan.localeCompare(other.kanan));
  return (
    <table className="question-pairs">
      <thead><tr><th scope="col">{t('left')}</th><th scope="col">{t(isKeyed ? 'rightSide' : 'choices')}</th></tr></thead>
      <tbody>{pasangan.map(({ kiri }, i) => <tr key={kiri}><td><RichText html={kiri} /></td><td><RichText html={right[i]?.kanan ?? ''} /></td></tr>)}</tbody>
    </table>
  );
}
