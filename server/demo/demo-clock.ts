import { addDays, tanggalOf } from '#contract/school-year/school-days';
import { Clock } from '#server/kit/clock';
import { isSchoolDay, lessonTimes, ZONA } from '#server/demo/calendar';

/** The demo's time runs as fast as ours but only while a lesson is on: breaks, nights and holidays are skipped. */
export class DemoClock extends Clock {
  override readonly isDemo = true;
  private readonly started = performance.now();

  constructor(private readonly from: Date) {
    super();
  }

  now() {
    let left = performance.now() - this.started;
    let at = this.from.getTime();
    for (const { from, to } of lessonsAfter(this.from)) {
      at = Math.max(from, this.from.getTime());
      if (left < to - at) return new Date(at + left);
      left -= to - at;
    }
    return new Date(at);
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
function* lessonsAfter(instant: Date) {
  const first = tanggalOf(instant, ZONA);
  for (let i = 0; i < 180; i++) {
    const day = addDays(first, i);
    if (isSchoolDay(day)) yield* lessonTimes(day).filter(({ to }) => to > instant.getTime());
  }
}
