import { addDays, tanggalOf } from '#contract/school-year/school-days';
import { Clock } from '#server/kit/clock';
import { isSchoolDay, lessonTimes, type Span, ZONA } from '#server/demo/calendar';

/** The demo's time runs as fast as ours but only while a lesson is on: breaks, nights and holidays are skipped. */
export class DemoClock extends Clock {
  override readonly isDemo = true;
  private readonly lessons: Iterator<Span, undefined>;
  /** The lesson that is on, and when it began by this machine: it is asked for the time thousands of times a second. */
  private lesson: Span;
  private began = performance.now();

  constructor(from: Date) {
    super();
    this.lessons = lessonsAfter(from);
    const first = this.lessons.next().value;
    this.lesson = first ? { from: Math.max(first.from, from.getTime()), to: first.to } : { from: from.getTime(), to: Infinity };
  }

  now() {
    const now = performance.now();
    while (now - this.began >= this.lesson.to - this.lesson.from) {
      this.began += this.lesson.to - this.lesson.from;
      this.lesson = this.lessons.next().value ?? { from: this.lesson.to, to: Infinity };
    }
    return new Date(this.lesson.from + now - this.began);
  }

  until(at: Date) {
    const now = this.now().getTime();
    let wait = 0;
    for (const { from, to } of lessonsAfter(new Date(now))) {
      const begin = Math.max(from, now);
      if (at.getTime() <= begin) return wait;
      if (at.getTime() <= to) return wait + at.getTime() - begin;
      wait += to - begin;
    }
    return wait;
  }
}

/** The times of lessons that are not over at an instant, for half a year. */
function* lessonsAfter(instant: Date): Generator<Span, undefined> {
  const first = tanggalOf(instant, ZONA);
  for (let i = 0; i < 180; i++) {
    const day = addDays(first, i);
    if (isSchoolDay(day)) yield* lessonTimes(day).filter(({ to }) => to > instant.getTime());
  }
}
