import { useId } from 'react';
import type { Jawaban } from '#contract/exam/attempt';
import type { SoalMurid } from '#contract/exam/sitting';
import { Icon } from '#client/exam/sitting/icon';
import { Rich } from '#client/exam/sitting/rich';
import { MOST_LETTERS } from '#client/exam/sitting/sheet';
import { useWords } from '#client/kit/words';

type Props = { soal: SoalMurid; letters: string; value: Jawaban; isOpen: boolean; isWaiting: boolean; onAnswer(value: Jawaban, isTyped?: boolean): void };

/** Where a question is answered, by its kind. */
export function Answering(props: Props) {
  const { tipe } = props.soal;
  if (tipe === 'Multiple Choice' || tipe === 'Pilihan Ganda Kompleks') return <Options {...props} isMany={tipe !== 'Multiple Choice'} />;
  if (tipe === 'Menjodohkan') return <Pairs {...props} />;
  return <Written {...props} isLong={tipe === 'Essay'} />;
}

/** The options in this student's order, lettered as they stand: what is kept is which one it was. */
function Options({ soal, letters, value, isOpen, isWaiting, onAnswer, isMany }: Props & { isMany: boolean }) {
  const t = useWords('sitting');
  const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const shown = letters ? [...letters].flatMap((id) => soal.opsi.find((it) => it.id === id) ?? []) : soal.opsi;
  const toggle = (id: string) => onAnswer(isMany ? (chosen.includes(id) ? chosen.filter((it) => it !== id) : [...chosen, id].sort()) : id);
  return (
    <fieldset className="opts" disabled={!isOpen}>
      <legend className={isMany ? 'opts-hint' : 'visually-hidden'}>{t(isMany ? 'chooseMany' : 'choose')}</legend>
      {shown.map(({ id, isi }, i) => {
        const isOn = chosen.includes(id);
        return (
          <label key={id} className={isOn ? 'opt is-on' : 'opt'}>
            <input type={isMany ? 'checkbox' : 'radio'} name={soal.id_soal} checked={isOn} onChange={() => toggle(id)} data-letter={LETTERS[i]} />
            <b aria-hidden="true" className={isMany ? 'is-square' : undefined}>{LETTERS[i]}</b>
            <Rich html={isi} />
            {isOn && isWaiting && <Waiting />}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Each left side takes one of the right sides, and is what its field is called; the same one may serve twice. */
function Pairs({ soal, letters, value, isOpen, isWaiting, onAnswer }: Props) {
  const [t, name] = [useWords('sitting'), useId()];
  const made = value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const rights = (letters ? [...letters] : soal.kanan.map((_, i) => LETTERS[i] as string)).flatMap((letter) => (soal.kanan[LETTERS.indexOf(letter)] === undefined ? [] : [{ letter, html: soal.kanan[LETTERS.indexOf(letter)] as string }]));
  const match = (left: string, letter: string) => onAnswer(Object.fromEntries(Object.entries({ ...made, [left]: letter }).filter(([, it]) => it !== '')));
  return (
    <div className="pairs">
      <ol className="rights">{rights.map(({ letter, html }, i) => <li key={letter}><b>{LETTERS[i]}</b><Rich html={html} /></li>)}</ol>
      {soal.kiri.map((left, i) => (
        <div key={left} className="pair">
          <Rich id={`${name}${i}`} html={left} />
          <select id={`${name}for${i}`} aria-label={t('pairFor')} aria-labelledby={`${name}for${i} ${name}${i}`} value={made[String(i + 1)] ?? ''} disabled={!isOpen} onChange={(event) => match(String(i + 1), event.target.value)}>
            <option value="">{t('pick')}</option>
            {rights.map(({ letter }, nth) => <option key={letter} value={letter}>{LETTERS[nth]}</option>)}
          </select>
        </div>
      ))}
      {isWaiting && <Waiting />}
    </div>
  );
}

function Written({ soal, value, isOpen, isWaiting, onAnswer, isLong }: Props & { isLong: boolean }) {
  const t = useWords('sitting');
  const text = typeof value === 'string' ? value : '';
  const field = { 'aria-label': t('yourAnswer'), value: text, readOnly: !isOpen, dir: 'auto', spellCheck: false, autoComplete: 'off' } as const;
  return (
    <div className="written">
      {isLong
        ? <textarea {...field} rows={9} maxLength={MOST_LETTERS} key={soal.id_soal} onChange={(event) => onAnswer(event.target.value, true)} />
        : <input {...field} type="text" maxLength={1_000} key={soal.id_soal} onChange={(event) => onAnswer(event.target.value, true)} />}
      <p className="written-foot">{isLong && <span className="n">{t('letters', { count: [...text].length })}</span>}{isWaiting && <Waiting />}</p>
    </div>
  );
}

function Waiting() {
  const t = useWords('sitting');
  return <small className="waits"><Icon of="device" />{t('here')}</small>;
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
