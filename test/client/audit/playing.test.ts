import { countBy, nextStep, SPEEDS } from '#client/audit/playing';
import { placeOf } from '#client/audit/use-replay';

const at = (seconds: number) => new Date(Date.UTC(2026, 7, 4, 1) + seconds * 1_000).toISOString();
const waktu = [0, 1, 1.5, 30, 3_600, 3_600].map(at);

describe('playing a day', () => {
  it('waits as long as the day did, so many times faster', () => {
    expect(nextStep(waktu, 1, 1)).toEqual({ nomor: 2, wait: 1_000 });
    expect(nextStep(waktu, 3, 60)).toEqual({ nomor: 4, wait: 475 });
  });
  it('shows together what nobody could follow', () => {
    expect(nextStep(waktu, 1, 10)).toEqual({ nomor: 3, wait: 200 });
    expect(nextStep(waktu, 5, 60)).toEqual({ nomor: 6, wait: 200 });
  });
  it('lets nobody wait where nothing happened for long', () => {
    expect(nextStep(waktu, 4, 1)).toEqual({ nomor: 5, wait: 1_500 });
  });
  it('begins before the first event and ends after the last', () => {
    expect(nextStep(waktu, 0, 1)).toEqual({ nomor: 1, wait: 200 });
    expect(nextStep(waktu, 6, 60)).toBeUndefined();
    expect(nextStep([], 0, 1)).toBeUndefined();
  });
  it('goes on although a later event bears an earlier time', () => {
    expect(nextStep([at(10), at(5)], 1, 1)).toEqual({ nomor: 2, wait: 200 });
  });
  it('comes to the end from everywhere, at every speed', () => {
    for (const speed of SPEEDS) {
      let nomor = 0;
      for (let step = nextStep(waktu, nomor, speed); step; step = nextStep(waktu, nomor, speed)) {
        expect(step.nomor).toBeGreaterThan(nomor);
        nomor = step.nomor;
      }
      expect(nomor).toBe(waktu.length);
    }
  });
});

describe('a place in the day', () => {
  const place = (query: string) => placeOf(new URLSearchParams(query), waktu);
  it('is a number, a time, or the end', () => {
    expect([place('nomor=2'), place('nomor=0'), place(`at=${at(29)}`), place(`at=${at(-1)}`), place('')]).toEqual([2, 0, 3, 0, 6]);
  });
  it('is never beyond the end, and nonsense is the end', () => {
    expect([place('nomor=99'), place('nomor=-1'), place('nomor=zwei')]).toEqual([6, 6, 6]);
  });
  it('counts what happened by a time', () => {
    expect([countBy(waktu, at(1)), countBy(waktu, at(3_600)), countBy([], at(0))]).toEqual([2, 6, 0]);
  });
});
