import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SoalMurid } from '#contract/exam/sitting';
import { Answering, LETTERS } from '#client/exam/sitting/answering';
import { Banners } from '#client/exam/sitting/banners';
import { Emergency } from '#client/exam/sitting/emergency';
import { ExamHead } from '#client/exam/sitting/exam-head';
import { FinishDialog } from '#client/exam/sitting/finish-dialog';
import { Message, Reminder } from '#client/exam/sitting/message';
import { Icon } from '#client/exam/sitting/icon';
import { QuestionMap } from '#client/exam/sitting/question-map';
import { Receipt } from '#client/exam/sitting/receipt';
import { Rich } from '#client/exam/sitting/rich';
import type { Sitting } from '#client/exam/sitting/taking';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';

/** `mulai_di`: the place in the order that is shown first. */
export type Paper = { judul: string; ruang: string | null; order: readonly (readonly [string, string])[]; mulai_di: number; soal: ReadonlyMap<string, SoalMurid> };

/** One question at a time; everything else of the exam is around it. */
export function Exam({ sitting, paper, crest }: { sitting: Sitting; paper: Paper; crest: ReactNode }) {
  const t = useWords('sitting');
  const taking = useStore(sitting.state);
  const [at, setAt] = useState(paper.mulai_di);
  const [isMapOpen, setMapOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [size, setSize] = useState(() => Number(localStorage.getItem('ukuran_soal') ?? 0));
  const heading = useRef<HTMLHeadingElement>(null);
  const total = paper.order.length;

  const go = (nth: number) => {
    sitting.flush();
    setMapOpen(false);
    setAt(Math.min(Math.max(nth, 0), total - 1));
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const resize = (step: number) => {
    const next = Math.min(3, Math.max(-1, size + step));
    setSize(next);
    localStorage.setItem('ukuran_soal', String(next));
  };

  const [id, letters] = paper.order[at] as readonly [string, string];
  const held = taking.sheet.get(id);
  useKeys({ next: () => go(at + 1), previous: () => go(at - 1), doubt: () => sitting.doubt(id, !held?.ragu) });
  useEffect(() => {
    sitting.telling.shows(at + 1, id);
  }, [sitting, at, id]);
  useEffect(() => {
    document.title = `${t('question', { n: at + 1 })} · ${paper.judul}`;
  }, [at, paper, t]);

  if (taking.phase === 'selesai') return <Receipt sitting={sitting} judul={paper.judul} total={total} />;
  const { soal } = paper;
  const asked = soal.get(id);
  const map = <><QuestionMap order={paper.order} sheet={taking.sheet} at={at} onGo={go} onFinish={() => setAsking(true)} isOpen={sitting.isOpen && !taking.isFinishing} /><Emergency sitting={sitting} /></>;
  return (
    <div className="exam" data-size={size}>
      <a className="skip-link" href="#soal">{t('toQuestion')}</a>
      <ExamHead sitting={sitting} taking={taking} judul={paper.judul} ruang={paper.ruang} total={total} crest={crest} onMap={() => setMapOpen(true)} />
      <div className="told">
        <Banners sitting={sitting} taking={taking} />
        {taking.pergi !== null && <Reminder detik={taking.pergi} onRead={sitting.reminded} />}
        {taking.pesan && <Message pesan={taking.pesan} />}
      </div>
      <main className="hall">
        <article className="paper" id="soal">
          <header className="qh">
            <h1 ref={heading} tabIndex={-1}>{t('question', { n: at + 1 })} <span>{t('of', { total })}</span></h1>
            <span role="status">{taking.tambahan !== 0 && <span className="plus"><Icon of="clock" />{t(taking.tambahan > 0 ? 'plus' : 'minus', { n: Math.abs(taking.tambahan) })}</span>}</span>
            <span className="size"><button type="button" className="btn is-small" aria-label={t('smaller')} onClick={() => resize(-1)}>A−</button><button type="button" className="btn is-small" aria-label={t('bigger')} onClick={() => resize(1)}>A+</button></span>
          </header>
          {asked && <>
            <Rich html={asked.pertanyaan} className="stem" />
            <Answering key={id} soal={asked} letters={letters} value={held?.value ?? null} isOpen={sitting.isOpen} isWaiting={(held?.isKept ?? false) && !held?.isSaved} onAnswer={(value, isTyped) => sitting.answer(id, value, isTyped)} />
            {(held?.value ?? null) !== null && sitting.isOpen && <button type="button" className="clear" onClick={() => sitting.answer(id, null)}>{t('clear')}</button>}
          </>}
        </article>
        <aside className="panel"><h2>{t('map')}</h2>{map}</aside>
      </main>
      <nav className="step" aria-label={t('steps')}>
        <button type="button" className="btn is-large" aria-label={t('previous')} disabled={at === 0} onClick={() => go(at - 1)}><Icon of="left" /><span className="wide-only">{t('previous')}</span></button>
        <button type="button" className="btn is-large" aria-pressed={held?.ragu ?? false} disabled={!sitting.isOpen} onClick={() => sitting.doubt(id, !held?.ragu)}><span className="box" aria-hidden="true">{held?.ragu && '?'}</span>{t('doubt')}</button>
        {at < total - 1
          ? <button type="button" className="btn is-large is-main" onClick={() => go(at + 1)}>{t('next')} <Icon of="right" /></button>
          : <button type="button" className="btn is-large is-main" disabled={!sitting.isOpen || taking.isFinishing} onClick={() => setAsking(true)}>{t(taking.isFinishing && taking.isReached ? 'finishing' : 'finish')}</button>}
      </nav>
      {isMapOpen && <Sheet title={t('map')} close={t('close')} onClose={() => setMapOpen(false)}>{map}</Sheet>}
      {isAsking && <FinishDialog sheet={taking.sheet} soal={soal} total={total} onNo={() => setAsking(false)} onYes={() => { setAsking(false); sitting.finish(); scrollTo({ top: 0 }); }} />}
    </div>
  );
}

/** On a phone the map comes from below. */
function Sheet({ title, close, onClose, children }: { title: string; close: string; onClose(): void; children: React.ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return <dialog ref={ref} className="sheet" aria-label={title} onClose={onClose}><header><h2>{title}</h2><button type="button" className="btn is-small" onClick={onClose}>{close}</button></header>{children}</dialog>;
}

/** Page keys turn, a letter chooses, a question mark doubts; not while somebody writes. */
function useKeys({ next, previous, doubt }: { next(): void; previous(): void; doubt(): void }) {
  const latest = useRef({ next, previous, doubt });
  latest.current = { next, previous, doubt };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') || (event.target as Element).closest('textarea, input[type=text], select')) return;
      if (event.key === 'PageDown') latest.current.next();
      else if (event.key === 'PageUp') latest.current.previous();
      else if (event.key === '?') latest.current.doubt();
      else if (LETTERS.includes(event.key.toUpperCase()) && event.key.length === 1) document.querySelector<HTMLInputElement>(`[data-letter="${event.key.toUpperCase()}"]`)?.click();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
